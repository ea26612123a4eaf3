// The made-up language: accents on every letter, a third longer. It shows untranslated words and narrow places.
const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const TO = 'àƀçđéƒĝĥíĵķļɱñöþǫŕšţüṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÖÞǪŔŠŢÜṼŴẊÝŽ';
const ACCENTED = new Map([...FROM].map((letter, at) => [letter, [...TO][at] ?? letter]));
const VOWELS = /[aeiou]/i;

/** The text with an accent; every third vowel twice. */
export function accented(text: string): string {
  let vowels = 0;
  const one = (letter: string) => {
    const turned = ACCENTED.get(letter) ?? letter;
    const doubled = VOWELS.test(letter) && ++vowels % 2 === 0;
    return doubled ? turned + turned : turned;
  };
  return [...text].map(one).join('');
}

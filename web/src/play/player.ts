// Plays sounds: each voice of a recipe is an oscillator, or noise behind a filter, in an envelope. Nothing is loaded.
import { type Sound, SOUNDS, type Voice } from './sounds';

/** How fast a voice swells, in seconds, and how loud silence is: an envelope cannot fall to nothing. */
const SWELL = 0.008;
const SILENT = 0.0005;
/** No more sounds than this begin within this time, in seconds: more would only be noise. */
const CROWD = 6;
const CROWD_TIME = 0.25;

/** A source of sound, what is glided in it, and where it comes out. */
interface Sounding {
  source: AudioScheduledSourceNode;
  pitch: AudioParam;
  out: AudioNode;
}

/** The sounds of one page. `make` is called when the page may make sounds, and not before. */
export class Player {
  private world: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private begun: number[] = [];
  private readonly make: () => AudioContext;

  constructor(make: () => AudioContext) {
    this.make = make;
  }

  /** A person has pressed something: from then on a page may make sounds. */
  wake(): void {
    this.world ??= this.make();
    if (this.world.state === 'suspended') void this.world.resume();
  }

  /** Plays a sound, if the page may; `volume` is from 0 to 1. */
  play(sound: Sound, volume: number): void {
    const { world } = this;
    if (!world || !(volume > 0)) return;
    const now = world.currentTime;
    this.begun = this.begun.filter((at) => now - at < CROWD_TIME);
    if (this.begun.length >= CROWD) return;
    this.begun.push(now);
    for (const voice of SOUNDS[sound]) this.sing(world, voice, now + voice.at, Math.min(1, volume));
  }

  private sing(world: AudioContext, voice: Voice, begin: number, volume: number): void {
    const end = begin + voice.lasts;
    const { source, pitch, out } = voice.wave === 'noise' ? this.noise(world) : tone(world, voice.wave);
    pitch.setValueAtTime(voice.from, begin);
    pitch.exponentialRampToValueAtTime(voice.to, end);
    const envelope = world.createGain();
    envelope.gain.setValueAtTime(SILENT, begin);
    envelope.gain.exponentialRampToValueAtTime(Math.max(SILENT, voice.loud * volume), begin + SWELL);
    envelope.gain.exponentialRampToValueAtTime(SILENT, end);
    out.connect(envelope).connect(world.destination);
    source.start(begin);
    source.stop(end);
  }

  private noise(world: AudioContext): Sounding {
    const source = world.createBufferSource();
    const filter = world.createBiquadFilter();
    source.buffer = this.hiss ??= white(world);
    source.loop = true;
    filter.type = 'lowpass';
    source.connect(filter);
    return { source, pitch: filter.frequency, out: filter };
  }
}

function tone(world: AudioContext, wave: OscillatorType): Sounding {
  const source = world.createOscillator();
  source.type = wave;
  return { source, pitch: source.frequency, out: source };
}

/** A second of white noise. */
function white(world: AudioContext): AudioBuffer {
  const buffer = world.createBuffer(1, world.sampleRate, world.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

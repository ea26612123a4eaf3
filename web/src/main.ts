// The client starts here: the look, the words, the connection to the server, the page.
import { mount } from 'svelte';
import App from './App.svelte';
import './theme/index.css';
import './theme/looks';
import { wantedLanguage } from './play/settings.svelte';
import { language } from './words/language.svelte';
import { desk } from './wire/desk.svelte';
import { place } from './pages/route.svelte';
import { renewOnce } from './wire/renewal';

// After an update of the server the old parts of the client are gone from it.
addEventListener('vite:preloadError', (event) => {
  if (renewOnce()) event.preventDefault();
});

place.listen();
desk.start();
void language.speak(wantedLanguage());

const target = document.getElementById('app');
if (!target) throw new Error('the page has a place for the client');
mount(App, { target });

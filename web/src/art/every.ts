// Fetches the drawings of every game before anything is shown: for the gallery and for tests.
import { games } from 'virtual:drawings';
import { fetchDrawings } from './drawings';

await Promise.all(Object.keys(games).map(fetchDrawings));

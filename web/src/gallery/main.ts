// The gallery: a page of development that shows every scene of the fixtures, every drawing and every class.
import { mount } from 'svelte';
import '../art/every';
import '../theme/index.css';
import '../theme/looks';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });

// A list whose newest lines stay in sight, unless the reader has scrolled up to older ones.
import type { Attachment } from 'svelte/attachments';

/** How far from the end still counts as reading the newest. */
const NEAR = 120;

/** Scrolls the element itself, and nothing around it, whenever what it holds changes. */
export const newest: Attachment<HTMLElement> = (element) => {
  // Only a scroll event counts: removing lines at the top moves the others without the reader doing anything.
  let follows = true;
  const look = () => (follows = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR);
  const end = () => {
    if (follows) element.scrollTop = element.scrollHeight;
  };
  end();
  element.addEventListener('scroll', look, { passive: true });
  const watch = new MutationObserver(end);
  watch.observe(element, { childList: true, subtree: true });
  // A smaller window on the same lines must not hide the newest.
  const resize = new ResizeObserver(end);
  resize.observe(element);
  return () => {
    element.removeEventListener('scroll', look);
    watch.disconnect();
    resize.disconnect();
  };
};

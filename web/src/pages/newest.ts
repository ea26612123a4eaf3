// A list whose newest lines stay in sight, unless the reader has scrolled up to older ones.
import type { Attachment } from 'svelte/attachments';

/** How far from the end still counts as reading the newest. */
const NEAR = 120;

/** Scrolls the element itself, and nothing around it, whenever what it holds changes. */
export const newest: Attachment<HTMLElement> = (element) => {
  // Only scrolling up counts: lines that are removed at the top, and a window that shrinks, are not the reader's doing.
  let follows = true;
  let before = 0;
  /** Until the frame in which the list is brought to its end, what moves is the doing of new lines. */
  let frame = 0;
  const look = () => {
    if (frame !== 0) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    if (scrollHeight - scrollTop - clientHeight < NEAR) follows = true;
    else if (scrollTop < before) follows = false;
    before = scrollTop;
  };
  const end = () => {
    frame = 0;
    if (follows) element.scrollTop = element.scrollHeight;
  };
  // What has changed is measured when the browser lays the page out anyway, just before it is drawn.
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(end);
  };
  end();
  element.addEventListener('scroll', look, { passive: true });
  const watch = new MutationObserver(soon);
  watch.observe(element, { childList: true, subtree: true });
  // A smaller window on the same lines must not hide the newest.
  const resize = new ResizeObserver(end);
  resize.observe(element);
  return () => {
    element.removeEventListener('scroll', look);
    cancelAnimationFrame(frame);
    watch.disconnect();
    resize.disconnect();
  };
};

// A list whose newest lines stay in sight, unless the reader has scrolled up to older ones.
import type { Attachment } from 'svelte/attachments';

/** How far from the end still counts as reading the newest. */
const NEAR = 120;

/** Scrolls the element itself, and nothing around it, whenever what it holds grows. */
export const newest: Attachment<HTMLElement> = (element) => {
  let [height, room] = [0, 0];
  const end = () => {
    const unread = height - element.scrollTop - room;
    if (height === 0 || unread < NEAR) element.scrollTop = element.scrollHeight;
    [height, room] = [element.scrollHeight, element.clientHeight];
  };
  end();
  const watch = new MutationObserver(end);
  watch.observe(element, { childList: true, subtree: true });
  // A smaller window on the same lines must not hide the newest.
  const resize = new ResizeObserver(end);
  resize.observe(element);
  return () => {
    watch.disconnect();
    resize.disconnect();
  };
};

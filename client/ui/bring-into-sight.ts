/**
 * For the `ref` of an open tab: on a phone it may be outside the visible part of the tab list. Asked of an observer,
 * which answers after the layout: scrolling at once would make the browser lay out the page for it.
 */
export function bringIntoSight(tab: HTMLElement | null): void {
  if (!tab) return;
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry && entry.intersectionRatio < 1) tab.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  });
  observer.observe(tab);
}

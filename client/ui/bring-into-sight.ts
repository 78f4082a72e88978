/** For the `ref` of an open tab: on a phone it may be outside the visible part of the tab list. */
export function bringIntoSight(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

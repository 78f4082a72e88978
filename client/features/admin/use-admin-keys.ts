import { useEffect, useRef } from 'react';
import { toLatinDigits } from '#core/text/digits.js';

/** The id of the element that shows the open tab. */
export const ADMIN_PANEL = 'admin-panel';

/** The tab's place that a key means: 1 to 9, then 0 for the tenth; null for any other key. */
export function tabIndexOfKey(key: string): number | null {
  const digit = toLatinDigits(key);
  if (!/^[0-9]$/.test(digit)) return null;
  return digit === '0' ? 9 : Number(digit) - 1;
}

/** Shortcuts are ignored while the user types, and in an open dialog or menu. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/** 1 for J, the next row, -1 for K, the row before; by the place of the key, which a Persian keyboard shares. */
const ROW_STEPS: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1 };

/** Moves the focus to another row of the open list; from outside of it to the first one. */
function moveRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`#${ADMIN_PANEL} [data-row]`)];
  const now = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[Math.max(0, Math.min(rows.length - 1, now + step))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** `/` goes to the search of the open tab, a digit opens a tab, J and K go through the rows of a list. */
export function useAdminKeys(openTab: (index: number) => void): void {
  const latest = useRef(openTab);
  useEffect(() => {
    latest.current = openTab;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const search = event.key === '/' && document.querySelector<HTMLElement>(`#${ADMIN_PANEL} input[type="search"]`);
      if (search) {
        event.preventDefault();
        search.focus();
      }
      const step = ROW_STEPS[event.code];
      if (step !== undefined) moveRow(step);
      const index = tabIndexOfKey(event.key);
      if (index !== null) latest.current(index);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

import { useLayoutEffect } from 'react';

/**
 * Marks the document while the caller is shown, for styles of what lies around it: `data-full-bleed`, `data-wide`.
 * With `:has()` instead, a browser restyles the whole page whenever an element comes or goes: 20 ms in the studio.
 */
export function useRootMark(mark: 'full-bleed' | 'wide', isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { documentElement } = document;
    documentElement.setAttribute(`data-${mark}`, '');
    return () => documentElement.removeAttribute(`data-${mark}`);
  }, [mark, isOn]);
}

import { useLayoutEffect, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Takes links and fields inside an element out of the tab order, those that come later too, as long as `isOn`. */
export function useNoFocus(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const root = element.current;
    if (!isOn || root === null) return undefined;
    const before = new Map<Element, string | null>();
    const removeFromTabOrder = () => {
      for (const each of root.querySelectorAll(FOCUSABLE)) {
        if (!before.has(each)) before.set(each, each.getAttribute('tabindex'));
        each.setAttribute('tabindex', '-1');
      }
    };
    removeFromTabOrder();
    const observer = new MutationObserver(removeFromTabOrder);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      before.forEach((tabIndex, each) =>
        tabIndex === null ? each.removeAttribute('tabindex') : each.setAttribute('tabindex', tabIndex),
      );
    };
  }, [element, isOn]);
}

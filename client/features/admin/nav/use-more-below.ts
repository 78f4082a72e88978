import { useCallback, useState } from 'react';

interface MoreBelow {
  /** The end of the content is not on the screen. */
  readonly isMore: boolean;
  /** For an element at the end of what scrolls. */
  readonly end: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Whether a box that scrolls has more below what it shows. */
export function useMoreBelow(): MoreBelow {
  const [isMore, setMore] = useState(false);
  const end = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setMore(!last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isMore, end };
}

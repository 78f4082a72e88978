import { useEffect, useRef } from 'react';

/** The back button may show a page as it was left, its buttons still busy: `reset` lets them go. It may change. */
export function useOnReturn(reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}

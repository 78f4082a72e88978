import { useEffect, useState } from 'react';

/** The width of the window without its scroll bar, in px. */
export function useScreenWidth(): number {
  const [width, setWidth] = useState(widthNow);
  useEffect(() => {
    // Read only when it may have changed: in the middle of a render the browser would lay out the whole page for it.
    const observer = new ResizeObserver(() => setWidth(widthNow()));
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return width;
}

const widthNow = (): number => document.documentElement.clientWidth;

import { useCallback, useState, type RefCallback } from 'react';

/** The width of an element in px, kept up to date; 0 until it is measured. */
export function useWidth<T extends HTMLElement>(): readonly [RefCallback<T>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: T | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? element.clientWidth)),
    );
    setWidth(Math.floor(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

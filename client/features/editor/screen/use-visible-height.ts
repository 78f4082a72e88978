import { useEffect, useState, type CSSProperties } from 'react';

/** The height that a phone's keyboard leaves, as a style; nothing where `isOn` is false or the browser does not say. */
export function useVisibleHeight(isOn: boolean): CSSProperties | undefined {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const viewport = isOn ? window.visualViewport : null;
    if (!viewport) return undefined;
    // Zoomed in by hand, the page keeps its height.
    const measure = () => setHeight(viewport.scale === 1 ? viewport.height : null);
    measure();
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      setHeight(null);
    };
  }, [isOn]);
  return height === null ? undefined : { maxBlockSize: height };
}

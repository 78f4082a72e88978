import { useEffect, useRef, type RefObject } from 'react';

/** Escape inside of the element, unless something in it has used the key. It is used up by that. */
export function useEscape<Of extends HTMLElement = HTMLElement>(onEscape: () => void): RefObject<Of | null> {
  const element = useRef<Of>(null);
  useEffect(() => {
    const { current } = element;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [onEscape]);
  return element;
}

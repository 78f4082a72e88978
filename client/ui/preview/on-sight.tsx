import { useCallback, useState, type PropsWithChildren } from 'react';

interface OnSightProps {
  readonly className?: string | undefined;
  /** `span` inside of a button. */
  readonly as?: 'div' | 'span';
}

/**
 * Renders its children only once they are near the screen: otherwise a gallery of live pages would be rendered at once.
 */
export function OnSight({ className, as: Tag = 'div', children }: PropsWithChildren<OnSightProps>) {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Tag ref={ref} className={className}>
      {isSeen && children}
    </Tag>
  );
}

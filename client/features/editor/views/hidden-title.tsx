import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface HiddenTitleProps {
  readonly title: string;
  /** Answers true once after the method was chosen: the focus follows, since the button that was pressed is gone. */
  readonly consumeFocusRequest: () => boolean;
}

/** The title of a view that is all canvas, for screen readers. */
export function HiddenTitle({ title, consumeFocusRequest }: HiddenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (consumeFocusRequest()) heading.current?.focus({ preventScroll: true });
  }, [consumeFocusRequest]);
  return (
    <VisuallyHidden component="h2" ref={heading} tabIndex={-1}>
      {title}
    </VisuallyHidden>
  );
}

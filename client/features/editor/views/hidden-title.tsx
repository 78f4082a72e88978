import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface HiddenTitleProps {
  readonly title: string;
  /** Answers true once after the method was chosen: the focus follows, since the button that was pressed is gone. */
  readonly takeFocusWish: () => boolean;
}

/** The title of a view that is all canvas, for screen readers. */
export function HiddenTitle({ title, takeFocusWish }: HiddenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocusWish()) heading.current?.focus({ preventScroll: true });
  }, [takeFocusWish]);
  return (
    <VisuallyHidden component="h2" ref={heading} tabIndex={-1}>
      {title}
    </VisuallyHidden>
  );
}

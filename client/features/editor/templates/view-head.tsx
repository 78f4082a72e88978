import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { designMessages } from '../messages/design.messages.js';
import { useEditor } from '../context/editor-context.js';
import styles from './view-head.module.css';

interface ViewHeadProps {
  readonly title: string;
  /** Answers true once after the method was chosen: the focus follows, since the button that was pressed is gone. */
  readonly consumeFocusRequest: () => boolean;
  /** Leaves nothing that changes the design. */
  readonly isPreview?: boolean;
  readonly children?: ReactNode;
}

/** The title of a design view, its tools, and the way back to the choice of method. */
export function ViewHead({ title, consumeFocusRequest, isPreview = false, children }: ViewHeadProps) {
  const { dispatch } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (consumeFocusRequest()) heading.current?.focus({ preventScroll: true });
  }, [consumeFocusRequest]);
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {!isPreview && (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconArrowsExchange size={17} aria-hidden />}
          onClick={() => dispatch({ type: 'methodLeft' })}
        >
          {designMessages.method.back}
        </Button>
      )}
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

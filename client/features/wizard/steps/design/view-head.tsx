import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { designMessages } from '../../../../lib/messages/wizard-design.messages.js';
import { useWizard } from '../../wizard-context.js';
import styles from './view-head.module.css';

interface ViewHeadProps {
  readonly title: string;
  /** True once the method was just chosen: the focus follows, since the button that was pressed is gone. */
  readonly wantsFocus: RefObject<boolean>;
  readonly children?: ReactNode;
}

/** The title of a design view, its tools, and the way back to the choice of method. */
export function ViewHead({ title, wantsFocus, children }: ViewHeadProps) {
  const { dispatch } = useWizard();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [wantsFocus]);
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconArrowsExchange size={17} aria-hidden />}
        onClick={() => dispatch({ type: 'methodLeft' })}
      >
        {designMessages.method.back}
      </Button>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

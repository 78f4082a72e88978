import { CloseButton } from '@mantine/core';
import { useEffect, useId, useRef, type PropsWithChildren } from 'react';
import { studioMessages as m } from '../messages/studio.messages.js';
import { useEscape } from '../screen/use-escape.js';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** A panel under the canvas of a phone. The canvas keeps the rest of the screen, and stays in use. */
export function Sheet({ title, onClose, children }: PropsWithChildren<SheetProps>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useEscape(onClose);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={sheet} className={styles.sheet} role="dialog" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <CloseButton size={40} aria-label={m.sheets.close} onClick={onClose} />
      </div>
      <div className={styles.content} data-flat>
        {children}
      </div>
    </section>
  );
}

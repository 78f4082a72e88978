import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { studioMessages as m } from '../messages/studio.messages.js';
import { useEditor } from '../context/editor-context.js';
import styles from './sheet.module.css';
import type { StudioSheet } from './studio.js';

interface SheetBarProps {
  readonly sheets: readonly StudioSheet[];
  readonly tools: ReactNode;
}

/** The buttons of the sheets, at the lower edge of a phone. The focus comes back to them from a closed sheet. */
export function SheetBar({ sheets, tools }: SheetBarProps) {
  const { sheet, openSheet } = useEditor();
  const bar = useRef<HTMLElement>(null);
  const before = useRef(sheet);
  useEffect(() => {
    if (sheet === null && before.current !== null && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>(`[data-sheet=${before.current}]`)?.focus();
    before.current = sheet;
  }, [sheet]);
  return (
    <nav ref={bar} className={styles.bar} aria-label={m.sheets.label}>
      {sheets.map(({ id, label, icon }) => (
        <UnstyledButton
          key={id}
          className={styles.open}
          data-sheet={id}
          aria-expanded={sheet === id}
          onClick={() => openSheet(sheet === id ? null : id)}
        >
          {icon}
          {label}
        </UnstyledButton>
      ))}
      {tools}
    </nav>
  );
}

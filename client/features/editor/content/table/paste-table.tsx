import { Button, Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { TableFields } from '#sitekit/texts/field-groups.js';
import { tableMessages as m } from '../../messages/tables.messages.js';
import styles from './table-fields.module.css';
import { fillWhole, type FillOutcome } from './table-fill.js';

interface PasteTableProps {
  readonly table: TableFields;
  /** Answers whether the table was filled. */
  readonly onFill: (outcome: FillOutcome) => boolean;
}

/** Takes a copied table in the place of all rows: also where a phone cannot paste into a grid. */
export function PasteTable({ table, onFill }: PasteTableProps) {
  const [text, setText] = useState('');
  const [hasHeadings, setHasHeadings] = useState(true);
  return (
    <details className={styles.paste}>
      <summary>{m.pasteTitle}</summary>
      <Textarea
        label={m.paste}
        description={m.pasteHint}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {table.columns.length > 0 && (
        <Checkbox
          label={m.hasHeadings}
          checked={hasHeadings}
          onChange={({ currentTarget }) => setHasHeadings(currentTarget.checked)}
        />
      )}
      <Button
        variant="light"
        disabled={text.trim() === ''}
        onClick={() => onFill(fillWhole(table, text, hasHeadings)) && setText('')}
      >
        {m.replace}
      </Button>
    </details>
  );
}

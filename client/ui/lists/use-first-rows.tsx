import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '#client/lib/format.js';
import { common } from '#client/lib/messages/common.messages.js';

/** How many are shown at first. */
const FIRST = 5;

/** The first rows of a list that is whole in the browser, and the button that shows all of them or fewer again. */
export function useFirstRows<Row>(rows: readonly Row[]): { readonly shown: readonly Row[]; readonly more: ReactNode } {
  const [isWhole, setWhole] = useState(false);
  if (rows.length <= FIRST) return { shown: rows, more: null };
  const more = (
    <Button variant="subtle" size="compact-md" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {isWhole ? common.showFewer : common.showAll(formatNumber(rows.length))}
    </Button>
  );
  return { shown: isWhole ? rows : rows.slice(0, FIRST), more };
}

import { useState } from 'react';
import { z } from 'zod';
import { readKept, writeKept } from '#client/lib/storage/kept-json.js';

const names = z.array(z.string().max(100)).max(50);

/** The columns that this browser does not show of a list; without a list none. */
export function useHiddenColumns(list: string | undefined) {
  const key = `barpa.admin.columns.${list}`;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(list === undefined ? [] : (readKept(key, names) ?? [])),
  );
  const toggle = (name: string): void => {
    const next = new Set(hidden);
    if (!next.delete(name)) next.add(name);
    setHidden(next);
    writeKept(key, [...next]);
  };
  return { hidden, toggle };
}

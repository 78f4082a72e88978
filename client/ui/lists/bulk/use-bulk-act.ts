import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toUiError } from '#client/lib/errors.js';
import { bulkMessages as texts } from '#client/lib/messages/bulk.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { confirm } from '../../confirm.js';
import { toast } from '../../toast.js';

/** The result of an act on one row. */
export interface BulkResult {
  readonly key: string;
  readonly label: string;
  /** Null where it was done. */
  readonly fault: string | null;
}

export interface BulkQuestion {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly danger?: boolean;
}

interface BulkAct<Row> {
  readonly question: BulkQuestion;
  readonly run: (row: Row) => Promise<unknown>;
  readonly describe: (row: Row) => { readonly key: string; readonly label: string };
}

async function resultOf<Row>(row: Row, { run, describe }: BulkAct<Row>): Promise<BulkResult> {
  try {
    await run(row);
    return { ...describe(row), fault: null };
  } catch (error) {
    return { ...describe(row), fault: toUiError(error).message };
  }
}

/**
 * Does something with each of the chosen rows, after one confirmation, one after the other; `lists` are read again
 * then. A row that fails does not stop the others: which did is shown.
 */
export function useBulkAct(lists: ReadonlySet<string>) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const act = async <Row>(rows: readonly Row[], bulk: BulkAct<Row>): Promise<void> => {
    if (!(await confirm(bulk.question))) return;
    setBusy(true);
    const found: BulkResult[] = [];
    for (const row of rows) found.push(await resultOf(row, bulk));
    await refreshQueries(client, lists).catch(() => undefined);
    setBusy(false);
    const failed = found.filter(({ fault }) => fault !== null).length;
    if (failed === 0) {
      toast.success(texts.done(found.length));
      return;
    }
    toast.failure(texts.partly(found.length - failed, failed), texts.results);
    setResults(found);
  };
  return { busy, act, results, closeResults: () => setResults(null) };
}

import { useDeferredValue, type ReactNode } from 'react';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { Awaiting, type AwaitingProps } from '../awaiting.js';
import styles from './kept-list.module.css';

interface KeptListProps<Data> extends AwaitingProps {
  /** The result of useQuery. */
  readonly query: AwaitingProps['query'] & {
    readonly data?: Data | undefined;
    readonly previousData?: Data | undefined;
  };
  readonly children: (data: Data) => ReactNode;
}

/**
 * A list that is fetched repeatedly. While another page is loading, the last one stays, greyed. If that page fails, an
 * error replaces it: the last page would be taken for it. If refetching the same page fails, the error is shown above
 * it and nothing is lost.
 */
export function KeptList<Data>({ children, ...awaiting }: KeptListProps<Data>) {
  const { data, error } = awaiting.query;
  // An answer is rendered in one task; a list may take several, so that nothing else has to wait for it.
  const current = shownData(awaiting.query);
  const deferred = useDeferredValue(current);
  // Data that is gone is hidden at once: its error is not deferred.
  const shown = current && deferred;
  return (
    <>
      {(shown === undefined || Boolean(error)) && <Awaiting {...awaiting} />}
      {shown !== undefined && (
        <div aria-busy={data === undefined} className={styles.list}>
          {children(shown)}
        </div>
      )}
    </>
  );
}

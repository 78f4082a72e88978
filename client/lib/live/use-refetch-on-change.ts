import type { ObservableQuery, OperationVariables } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { refetchOnceSettled } from '../rest/refresh.js';

/** Reads a query again when `value` has changed, which a subscription or another query brought. */
export function useRefetchOnChange<Data, Variables extends OperationVariables>(
  query: ObservableQuery<Data, Variables>,
  value: string,
): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    void refetchOnceSettled(query);
  }, [query, value]);
}

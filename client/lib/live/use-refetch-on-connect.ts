import { useEffect, useRef } from 'react';
import { connection } from '../apollo/links.js';

/**
 * For every list that a subscription keeps live: what happened while the socket was not open (before it first opened,
 * and while it was lost) is not sent again, so the list is read anew once it is. `refetch` may change from render to
 * render.
 */
export function useRefetchOnConnect(refetch: () => unknown): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => connection.onOpened(() => void latest.current()), []);
}

import { useEffect, useRef } from 'react';
import { socket } from './apollo/links.js';
import { onReconnect } from './apollo/socket-life.js';

/**
 * For every list that a subscription keeps live: what happened while the socket was lost is not sent again, so the
 * list is read anew once it is back. `refetch` may change from render to render.
 */
export function useRefetchOnReconnect(refetch: () => unknown): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => onReconnect(socket, () => void latest.current()), []);
}

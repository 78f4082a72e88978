import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { MeDocument } from '../../gql/graphql.js';
import { session } from './session.js';
import { useSession } from './use-session.js';

/** Whoever holds tokens is asked for by name; the answer also refreshes what this tab remembered. Draws nothing. */
export function SessionUserLoader() {
  const { status } = useSession();
  const { data, refetch } = useQuery(MeDocument, { skip: status === 'guest' });
  const renewed = useRef(false);
  useEffect(() => {
    if (data === undefined || status === 'guest') return;
    if (data.me) {
      renewed.current = false;
      session.setUser(data.me);
    } else if (renewed.current) session.clear('TOKEN_REFRESH_FAILED');
    else {
      // Once: the reason is told by the renewal, and a token that was renewed is asked about again.
      renewed.current = true;
      void session.renewUnknown().then((token) => (token === null ? undefined : refetch()));
    }
  }, [data, status, refetch]);
  return null;
}

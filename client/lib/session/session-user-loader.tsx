import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { MeDocument } from '#client/gql/graphql.js';
import { ONE_REQUEST } from '../apollo/deduplication.js';
import { session } from './session.js';
import { useSession } from './use-session.js';

/** Loads the user of the tokens; the answer also refreshes what this tab remembered. Renders nothing. */
export function SessionUserLoader() {
  const { status } = useSession();
  const { data, refetch } = useQuery(MeDocument, { skip: status === 'guest', context: ONE_REQUEST });
  const renewed = useRef(false);
  useEffect(() => {
    if (data === undefined || status === 'guest') return;
    if (data.me) {
      renewed.current = false;
      session.setUser(data.me);
    } else if (renewed.current) session.clear('TOKEN_REFRESH_FAILED');
    else {
      // Once: the renewal shows the reason, and after a renewal the query is repeated.
      renewed.current = true;
      void session.renewUnknown().then((token) => (token === null ? undefined : refetch()));
    }
  }, [data, status, refetch]);
  return null;
}

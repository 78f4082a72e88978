import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { MeDocument } from '../../gql/graphql.js';
import { session } from './session.js';
import { useSession } from './use-session.js';

/** Whoever holds tokens is asked for by name; the answer also refreshes what this tab remembered. Draws nothing. */
export function SessionUserLoader() {
  const { status } = useSession();
  const { data } = useQuery(MeDocument, { skip: status === 'guest' });
  useEffect(() => {
    if (data === undefined || status === 'guest') return;
    if (data.me) session.setUser(data.me);
    else session.clear();
  }, [data, status]);
  return null;
}

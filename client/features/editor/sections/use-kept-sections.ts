import { useQuery } from '@apollo/client/react';
import { MyKeptSectionsDocument, type MyKeptSectionsQuery } from '#client/gql/graphql.js';
import { useSession } from '#client/lib/session/use-session.js';

export type KeptSection = MyKeptSectionsQuery['myKeptSections'][number];

/** The sections that the account keeps; none while they are not wanted, and for a guest. */
export function useKeptSections(isWanted: boolean): readonly KeptSection[] {
  const { status } = useSession();
  const skip = !isWanted || status !== 'signed-in';
  const { data } = useQuery(MyKeptSectionsDocument, { skip, fetchPolicy: 'cache-and-network' });
  return data?.myKeptSections ?? [];
}

import { useQuery } from '@apollo/client/react';
import { MyKeptSectionsDocument, type MyKeptSectionsQuery } from '#client/gql/graphql.js';
import { useSession } from '#client/lib/session/use-session.js';

export type KeptSection = MyKeptSectionsQuery['myKeptSections'][number];

export interface KeptSections {
  /** None while they are not wanted or not loaded, and for a guest. */
  readonly kept: readonly KeptSection[];
  /** Null while nothing went wrong, and where the sections are known from before. */
  readonly fault: unknown;
  readonly retry: () => void;
}

/** The sections that the account keeps. */
export function useKeptSections(isWanted: boolean): KeptSections {
  const { status } = useSession();
  const skip = !isWanted || status !== 'signed-in';
  const { data, error, refetch } = useQuery(MyKeptSectionsDocument, { skip, fetchPolicy: 'cache-and-network' });
  return {
    kept: data?.myKeptSections ?? [],
    fault: data ? null : (error ?? null),
    // `fault` has the reason of a refusal.
    retry: () => void refetch().catch(() => undefined),
  };
}

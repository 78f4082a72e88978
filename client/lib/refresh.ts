import type { ApolloClient } from '@apollo/client';

/**
 * Fetches again whichever of these queries stand on the screen now. Unlike `include: [names]` it says nothing of
 * those that do not.
 */
export async function refreshQueries(client: ApolloClient, names: ReadonlySet<string>): Promise<void> {
  await client.refetchQueries({ include: 'active', onQueryUpdated: (query) => names.has(query.queryName ?? '') });
}

import type { ApolloClient } from '@apollo/client';

/**
 * Refetches those of these queries that are active now. Unlike `include: [names]` it does not warn about the others.
 * Never throws: a list that cannot be read shows its own error, the mutation before stays done, and signing out aborts
 * running requests.
 */
export async function refreshQueries(client: ApolloClient, names: ReadonlySet<string>): Promise<void> {
  try {
    await client.refetchQueries({ include: 'active', onQueryUpdated: (query) => names.has(query.queryName ?? '') });
  } catch (error) {
    console.warn('lists: not read anew', error);
  }
}

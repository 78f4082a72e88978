import type { ApolloClient } from '@apollo/client';

/**
 * Fetches again whichever of these queries stand on the screen now. Unlike `include: [names]` it says nothing of
 * those that do not. Never throws: a list that cannot be read says so itself, what was done before stays done, and
 * signing out breaks off whatever is under way.
 */
export async function refreshQueries(client: ApolloClient, names: ReadonlySet<string>): Promise<void> {
  try {
    await client.refetchQueries({ include: 'active', onQueryUpdated: (query) => names.has(query.queryName ?? '') });
  } catch (error) {
    console.warn('lists: not read anew', error);
  }
}

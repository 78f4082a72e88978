import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import { filter, firstValueFrom, timeout } from 'rxjs';

/** How long a request that is under way is waited for, ms. */
const SETTLE_MS = 10_000;

/**
 * Refetches those of these queries that are active now. Unlike `include: [names]` it does not warn about the others.
 * Never throws: a list that cannot be read shows its own error, the mutation before stays done, and signing out aborts
 * running requests.
 */
export async function refreshQueries(client: ApolloClient, names: ReadonlySet<string>): Promise<void> {
  try {
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => names.has(query.queryName ?? '') && refetchOnceSettled(query),
    });
  } catch (error) {
    console.warn('lists: not read anew', error);
  }
}

/**
 * Reads one query again because something has changed: after the request that is under way, whose answer may be older
 * and must not replace the new one. Never throws: the query has its error.
 */
export async function refetchOnceSettled<Data, Variables extends OperationVariables>(
  query: ObservableQuery<Data, Variables>,
): Promise<void> {
  const settled = query.pipe(
    filter(({ loading }) => !loading),
    timeout({ first: SETTLE_MS }),
  );
  const isLoading = query.getCurrentResult().loading;
  if (isLoading) await firstValueFrom(settled).catch(() => undefined);
  // It failed after all its retries, and says so; or its screen was left meanwhile.
  if (isLoading && (query.getCurrentResult().error || !query.hasObservers())) return;
  await query.refetch().catch(() => undefined);
}

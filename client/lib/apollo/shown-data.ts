/**
 * The rows on screen while a list is fetched: the last page stays until the next one has arrived. If the next one
 * fails, no rows are shown: the last page would be taken for it.
 */
export function shownData<Data>(query: {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
}): Data | undefined {
  return query.data ?? (query.error ? undefined : query.previousData);
}

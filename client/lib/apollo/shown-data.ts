/**
 * What stands on the screen while a list is asked again: the page before stays until the next one is there. Where the
 * next one failed, nothing stands: the page before would pass for it.
 */
export function shownData<Data>(query: {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
}): Data | undefined {
  return query.data ?? (query.error ? undefined : query.previousData);
}

/** The failures of a file store, whichever store it is. Both APIs answer it as FILE_STORE_UNAVAILABLE. */

export type FileStoreReason = 'full' | 'read_only' | 'away' | 'refused';

/** The message holds the store's own words, for the log and for administrators. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';

  constructor(
    readonly reason: FileStoreReason,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

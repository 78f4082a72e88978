/** What a file store could not do, whichever store it is. Both APIs answer it as FILE_STORE_UNAVAILABLE. */

export type FileStoreReason = 'full' | 'read_only' | 'away' | 'refused';

/** The message holds the store's own words, for the log and for administrators. */
export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault';

  constructor(
    readonly reason: FileStoreReason,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** The names that designs have for files of accounts: `file:<id>`. Pure. */
const PREFIX = 'file:';

export const isFileReference = (value: string): boolean => value.startsWith(PREFIX);

export const fileReference = (id: string): string => PREFIX + id;

/** The id of the file that a reference names. */
export const fileIdOf = (reference: string): string => reference.slice(PREFIX.length);

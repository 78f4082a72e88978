/** Files that visitors send by the forms of customers' sites: values that both sides share. */

/** The kinds that are taken, by their content: each can be judged, and none runs anything. */
export const MESSAGE_FILE_KINDS = ['jpeg', 'png', 'webp', 'pdf', 'docx'] as const;

/** The same for the file dialog of a browser (`accept`), which proves nothing. */
export const MESSAGE_FILE_ACCEPT = '.jpg,.jpeg,.png,.webp,.pdf,.docx';

/**
 * Why a file was not stored although its message was. `site_full`: the files of the site have no room left. `no_space`:
 * too little is free in the store of the platform. `not_stored`: the store did not answer. `not_in_backup`: the message
 * was restored, and backups hold no files of messages.
 */
export const MESSAGE_FILE_REFUSALS = ['site_full', 'no_space', 'not_stored', 'not_in_backup'] as const;
export type MessageFileRefusal = (typeof MESSAGE_FILE_REFUSALS)[number];

/** A file of a message. */
export interface MessageFile {
  readonly id: string;
  /** The name of its field, and the label of the field when it was sent. */
  readonly field: string;
  readonly label: string;
  /** The name that the visitor gave it, cleaned, with the ending of its content. */
  readonly name: string;
  readonly mime: string;
  readonly sizeBytes: number;
  /** Null: it is stored. */
  readonly refusal: MessageFileRefusal | null;
}

/** A picture of a design on its way to the customer's own assets. */
import { fileReference } from '#core/design/file-reference.js';
import { toOrderFile } from '#client/lib/file-rules.js';
import { blobOf } from '#client/lib/pictures/data-url.js';
import { postForm } from '#client/lib/rest/send-file.js';

export interface AssetSending {
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** The name of the file that it was; its ending follows what is sent. */
  readonly name?: string;
}

/** The name under which a picture is found again. */
function sentName(name: string, type: string): string {
  const stem = name.replace(/\.[^.]*$/, '').trim() || 'picture';
  return `${stem}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/**
 * A picture as a `data:` address, or its bytes. Answers the reference it is kept under, `file:<id>`. Rejects
 * with RestError, or with the signal's reason where it was cancelled.
 */
export async function sendAsset(
  picture: string | Blob,
  { onProgress = () => undefined, signal = new AbortController().signal, name = '' }: AssetSending = {},
): Promise<string> {
  const blob = typeof picture === 'string' ? blobOf(picture) : picture;
  const form = new FormData();
  form.append('category', 'images');
  form.append('files[]', blob, sentName(name, blob.type));
  const path = '/api/storage/upload/design-assets';
  const response = await postForm({ path, form, onProgress, signal });
  const { file } = (await response.json()) as { readonly file: Record<string, unknown> };
  return fileReference(toOrderFile(file).id);
}

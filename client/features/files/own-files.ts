/** Files that links of a site lead to: uploads of the account, in no order. */
import { toArrivedFile, toOrderFile, type ArrivedFile, type OrderFile } from '#client/lib/file-rules.js';
import { restJson } from '#client/lib/rest/rest.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { postForm, type FormSending } from '#client/lib/rest/send-file.js';

/** So many are offered. */
const MOST = 100;

/** The newest uploads of the account. Rejects with RestError. */
export async function ownFiles(): Promise<readonly OrderFile[]> {
  const { files } = (await restJson(`/api/storage/uploads?limit=${MOST}`)) as {
    readonly files: readonly Readonly<Record<string, unknown>>[];
  };
  return files.map(toOrderFile);
}

/** Rejects with RestError, or with the signal's reason where it was cancelled. */
export async function sendOwnFile(
  file: File,
  sending: Pick<FormSending, 'onProgress' | 'signal'>,
): Promise<ArrivedFile> {
  const form = new FormData();
  form.append('files[]', file, file.name);
  const response = await postForm({ path: '/api/storage/upload/uploads', form, ...sending });
  const { file: kept } = (await response.json()) as { readonly file: Readonly<Record<string, unknown>> };
  return toArrivedFile(kept);
}

const BUCKETS = { picture: 'design-assets', linked: 'uploads' } as const;

/**
 * Whether the account has this file of a design, `file:<id>`. Rejects with RestError where the server cannot say it.
 */
export async function isOwnFile(reference: string, kind: keyof typeof BUCKETS): Promise<boolean> {
  const id = reference.slice('file:'.length);
  try {
    await restJson(`/api/storage/${BUCKETS[kind]}/${encodeURIComponent(id)}/url`);
    return true;
  } catch (fault) {
    if (fault instanceof RestError && [400, 401, 403, 404].includes(fault.status ?? 0)) return false;
    throw fault;
  }
}

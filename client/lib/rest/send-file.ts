/** Uploads one file. XMLHttpRequest, because fetch reports no progress of an upload. */
import { uiError } from '../errors.js';
import { ERRORS } from '#core/errors/errors.js';
import { RestError } from './rest-error.js';
import { withSession } from './rest.js';
import { toArrivedFile, type ArrivedFile } from '../file-rules.js';

export interface Sending {
  readonly orderId: string;
  readonly file: File;
  readonly description: string;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Answers the file as the server keeps it. Rejects with RestError, or with the signal's reason where it was cancelled.
 */
export async function sendFile(sending: Sending): Promise<ArrivedFile> {
  const { onProgress, signal } = sending;
  return keptFile(await postForm({ path: '/api/wizard/upload-files', form: formOf(sending), onProgress, signal }));
}

export interface FormSending {
  /** Begins with /api. */
  readonly path: string;
  readonly form: FormData;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a form with files under the session's rules. Rejects with RestError, or with the signal's reason. */
export function postForm(sending: FormSending): Promise<Response> {
  return withSession((token) => post(sending, token));
}

async function keptFile(response: Response): Promise<ArrivedFile> {
  const { items } = (await response.json()) as { items: readonly Record<string, unknown>[] };
  return toArrivedFile(items[0] ?? {});
}

function formOf({ orderId, file, description }: Sending): FormData {
  const form = new FormData();
  // Before the file, so that the server has the order's id when the bytes arrive.
  form.append('order_id', orderId);
  if (description) form.append('description', description);
  form.append('files[]', file, file.name);
  return form;
}

function post(sending: FormSending, token: string | null): Promise<Response> {
  const { path, form, signal, onProgress } = sending;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const cancel = () => call.abort();
    call.open('POST', path);
    call.setRequestHeader('accept', 'application/json');
    if (token !== null) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(new Response(call.responseText, { status: call.status, statusText: call.statusText }));
    call.onerror = () => reject(new RestError(null, ERRORS.NETWORK_ERROR.message, uiError('NETWORK_ERROR')));
    call.onabort = () => reject(signal.reason ?? new DOMException('cancelled', 'AbortError'));
    call.onloadend = () => signal.removeEventListener('abort', cancel);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', cancel);
    call.send(form);
  });
}

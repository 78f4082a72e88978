/** One file on its way to the server. XMLHttpRequest, because fetch does not tell how far an upload has come. */
import { uiError } from '../../lib/errors.js';
import { ERRORS } from '../../../core/errors.js';
import { RestError } from '../../lib/rest-error.js';
import { restFailure } from '../../lib/rest.js';
import { toOrderFile, type OrderFile } from './file-rules.js';
import { session } from '../../lib/session/session.js';

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
export async function sendFile(sending: Sending): Promise<OrderFile> {
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

/**
 * Sends a form with files, once more with a renewed token on 401. Rejects with RestError, or with the signal's reason.
 */
export async function postForm(sending: FormSending): Promise<Response> {
  const token = await session.tokenForCall(true);
  const first = await post(sending, token);
  if (first.ok) return first;
  const renewed = first.status === 401 && token !== null ? await session.refresh(token).catch(() => null) : null;
  if (renewed === null) throw await restFailure(first);
  const second = await post(sending, renewed);
  if (!second.ok) throw await restFailure(second);
  return second;
}

async function keptFile(response: Response): Promise<OrderFile> {
  const { items } = (await response.json()) as { items: readonly Record<string, unknown>[] };
  return toOrderFile(items[0] ?? {});
}

function formOf({ orderId, file, description }: Sending): FormData {
  const form = new FormData();
  // Before the file, so that the server knows the order when the bytes arrive.
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
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => reject(new RestError(null, ERRORS.NETWORK_ERROR.message, uiError('NETWORK_ERROR')));
    call.onabort = () => reject(signal.reason ?? new DOMException('cancelled', 'AbortError'));
    call.onloadend = () => signal.removeEventListener('abort', cancel);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', cancel);
    call.send(form);
  });
}

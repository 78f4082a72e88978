import { toUiError } from '#client/lib/errors.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { ltr } from '#core/text/bidi.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { saveDownload } from '#client/lib/rest/rest.js';
import { toast } from '../toast.js';

/** HTTP/2 and HTTP/3 send no phrase beside the status; these are the ones of RFC 9110 for what the server answers. */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Why a download failed, in the documented words: "HTTP {status}: {statusText}" (S-202). */
export function downloadFault(error: unknown): string {
  if (!(error instanceof RestError) || error.status === null) return toUiError(error).message;
  const statusText = error.statusText || PHRASES[error.status];
  return ltr(`HTTP ${error.status}${statusText ? `: ${statusText}` : ''}`);
}

/** Saves a file of the REST API; errors are shown in a toast. */
export async function downloadFile(
  path: string,
  query: Readonly<Record<string, string | null>>,
  fileName: string,
): Promise<void> {
  const requested = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const address = requested.size === 0 ? path : `${path}?${requested.toString()}`;
  try {
    await saveDownload(address, fileName);
  } catch (error) {
    toast.failure(downloadFault(error), adminMessages.csvFailed);
  }
}

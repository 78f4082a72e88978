import { notifications } from '@mantine/notifications';
import { toUiError } from '../../../lib/errors.js';
import { adminMessages } from '../../../lib/messages/admin.messages.js';
import { ltr } from '../../../../core/bidi.js';
import { RestError } from '../../../lib/rest-error.js';
import { saveDownload } from '../../../lib/rest.js';

/** Why a download failed, in the documented words: "HTTP {status}: {statusText}" (S-202). */
export function downloadFault(error: unknown): string {
  if (!(error instanceof RestError) || error.status === null) return toUiError(error).message;
  return `HTTP ${error.status}: ${error.statusText}`;
}

/** Saves a file of the REST door; what goes wrong is told in a toast. */
export async function adminDownload(
  path: string,
  query: Readonly<Record<string, string | null>>,
  fileName: string,
): Promise<void> {
  const asked = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const address = asked.size === 0 ? path : `${path}?${asked.toString()}`;
  try {
    await saveDownload(address, fileName);
  } catch (error) {
    const message = ltr(downloadFault(error));
    notifications.show({ title: adminMessages.csvFailed, message, color: 'red', autoClose: 9000 });
  }
}

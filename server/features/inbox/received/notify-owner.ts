/** The owner of a site hears of a message: in the list of notifications, and by a mail with its words. */
import { cut } from '#core/text/cut.js';
import type { MessageFile } from '#core/sites/message-files.js';
import type { TxCtx } from '#platform/context.js';
import { notify } from '#features/notifications/index.js';
import { INBOX_TEXTS } from './inbox.messages.js';
import type { NewMessage } from './record-message.service.js';
import { MESSAGE_RECEIVED } from './inbox.notifications.js';

export interface OwnedSite {
  readonly userId: string;
  readonly label: string;
}

/** Characters of one mail. */
const MAIL_MAX = 3000;

export async function notifyOwner(
  tx: TxCtx,
  { userId, label }: OwnedSite,
  message: NewMessage,
  files: readonly MessageFile[],
): Promise<void> {
  const { siteId, kind, senderName, senderEmail } = message;
  const address = `${label}.${tx.config.sitesHost}`;
  const sender = senderName ?? senderEmail;
  await notify(tx, userId, MESSAGE_RECEIVED, { siteId, kind, sender, label, address, body: bodyOf(message, files) });
}

function bodyOf({ formTitle, fields }: NewMessage, files: readonly MessageFile[]): string {
  const answers = fields.map(({ label, value }) => INBOX_TEXTS.answer(label, value));
  const sent = files.map(({ label, name }) => INBOX_TEXTS.file(label, name));
  const text = [INBOX_TEXTS.form(formTitle), ...answers, ...sent].join('\n');
  return text.length <= MAIL_MAX ? text : `${cut(text, MAIL_MAX).trimEnd()}…\n${INBOX_TEXTS.more}`;
}

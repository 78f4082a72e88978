/** The owner of a site hears of a message: in the list of notifications, and by a mail with its words. */
import { siteLink } from '#core/client-links.js';
import { cut } from '#core/text/cut.js';
import type { TxCtx } from '#platform/context.js';
import { customerLoader } from '#features/identity/index.js';
import { notify, wantsMail } from '#features/notifications/index.js';
import { INBOX_TEXTS } from './inbox.messages.js';
import type { NewMessage } from './record-message.service.js';

export interface OwnedSite {
  readonly userId: string;
  readonly label: string;
}

const TYPE = 'site_message';
/** Characters of one mail. */
const MAIL_MAX = 3000;

export async function notifyOwner(tx: TxCtx, { userId, label }: OwnedSite, message: NewMessage): Promise<void> {
  const { siteId, kind, senderName, senderEmail } = message;
  const link = siteLink(siteId, 'messages');
  const address = `${label}.${tx.config.sitesHost}`;
  await notify(tx, { userId, type: TYPE, ...INBOX_TEXTS.received(kind, senderName ?? senderEmail, address), link });
  const person = (await wantsMail(tx, userId, TYPE)) ? await customerLoader(tx).load(userId) : null;
  if (!person) return;
  const vars = {
    fullName: person.fullName ?? '',
    subject: INBOX_TEXTS.mailSubject(kind, label),
    body: bodyOf(message),
    link: `${tx.config.publicUrl ?? ''}${link}`,
  };
  await tx.enqueue('send_mail', { template: 'site_message', to: person.email, userId, vars });
}

function bodyOf({ formTitle, fields }: NewMessage): string {
  const answers = fields.map(({ label, value }) => INBOX_TEXTS.answer(label, value));
  const text = [INBOX_TEXTS.form(formTitle), ...answers].join('\n');
  return text.length <= MAIL_MAX ? text : `${cut(text, MAIL_MAX).trimEnd()}…\n${INBOX_TEXTS.more}`;
}

/**
 * Security events that an account's owner must be notified of: by mail always, and by higher features that listen (the
 * list of notifications). The owner may not have caused the event.
 */
import { profileLink } from '#core/client-links.js';
import { formatDateTime } from '#core/dates/calendar.js';
import type { TxCtx } from '#platform/context.js';
import { filled, type MailTemplate, type MailVars } from '#platform/jobs/mails.js';
import { Key } from '#platform/provided.js';

export type SecurityNotice = Extract<
  MailTemplate,
  | 'password_changed'
  | 'session_stolen'
  | 'password_guessed'
  | 'provider_linked'
  | 'provider_unlinked'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'api_key_created'
  | 'api_key_revoked'
  | 'api_key_widened'
  | 'api_key_narrowed'
  | 'webhook_added'
  | 'account_webhook_added'
>;

export interface Owner {
  readonly id: string;
  readonly email: string;
  readonly fullName: string | null;
}

/** Where an owner sees the matter, as a path of the client. */
const SECURITY = profileLink('security');

type Listener = (tx: TxCtx, owner: Owner, notice: SecurityNotice, path: string) => Promise<void>;

/** Called in the transaction of the event. Identity is below notifications and cannot import them. */
export const SECURITY_LISTENER = new Key<Listener>('listener to security notices');

/** A text on what else opens an account; empty where nothing does. */
type KeysLeft = (tx: TxCtx, owner: Owner) => Promise<string>;

/** How many API keys a changed password leaves; called in the transaction of the event. */
export const KEYS_LEFT = new Key<KeysLeft>('API keys that a changed password leaves');

/** The variables that every mail of these has. */
type Common = 'link' | 'fullName' | 'at';

/** The variables of the mail beside the time, the name and the link. */
export type NoticeFacts<Notice extends SecurityNotice> = Omit<MailVars<Notice>, Common>;

/**
 * `path`: where the owner sees the matter, by default the security of the profile. Sent where it happened in a
 * transaction that commits.
 */
export async function notifyOwner<Notice extends SecurityNotice>(
  tx: TxCtx,
  owner: Owner,
  notice: Notice,
  facts: NoticeFacts<Notice>,
  path = SECURITY,
): Promise<void> {
  const { id: userId, email: to, fullName } = owner;
  const link = `${tx.config.publicUrl ?? ''}${path}`;
  const common: MailVars<'session_stolen'> = { link, fullName: fullName ?? '', at: formatDateTime(tx.clock.now()) };
  const vars = { ...common, ...facts } as MailVars<Notice>;
  await tx.enqueue('send_mail', { to, userId, ...filled(notice, vars) });
  for (const listener of tx.provided.all(SECURITY_LISTENER)) await listener(tx, owner, notice, path);
}

/** Names the API keys that still work, too. */
export async function notifyOfNewPassword(tx: TxCtx, owner: Owner): Promise<void> {
  const [keysLeft = ''] = await Promise.all(tx.provided.all(KEYS_LEFT).map((count) => count(tx, owner)));
  await notifyOwner(tx, owner, 'password_changed', { keysLeft });
}

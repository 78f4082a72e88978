/**
 * Security events that an account's owner must be notified of: by mail always, and by higher features that listen (the
 * list of notifications). The owner may not have caused the event.
 */
import { dashboardLink } from '#core/client-links.js';
import { formatDateTime } from '#core/dates/calendar.js';
import type { TxCtx } from '#platform/context.js';
import type { MailTemplate } from '#platform/jobs/catalogue.js';
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
>;

export interface Owner {
  readonly id: string;
  readonly email: string;
  readonly fullName: string | null;
}

/** Where an owner sees the matter, as a path of the client. */
const PROFILE = dashboardLink('profile');

type Listener = (tx: TxCtx, owner: Owner, notice: SecurityNotice, path: string) => Promise<void>;

/** Called in the transaction of the event. Identity is below notifications and cannot import them. */
export const SECURITY_LISTENER = new Key<Listener>('listener to security notices');

interface FactSource {
  readonly notice: SecurityNotice;
  readonly facts: (tx: TxCtx, owner: Owner) => Promise<Readonly<Record<string, string>>>;
}

/** Text that a higher feature adds to that mail; called in the transaction of the event. */
export const NOTICE_FACTS = new Key<FactSource>('facts of a security notice');

async function factsFrom(tx: TxCtx, owner: Owner, result: SecurityNotice): Promise<Record<string, string>> {
  const sources = tx.provided.all(NOTICE_FACTS).filter(({ notice }) => notice === result);
  const found = await Promise.all(sources.map(({ facts }) => facts(tx, owner)));
  return Object.assign({}, ...found);
}

/**
 * `vars`: facts of the mail beside the time. `path`: where the owner sees the matter, by default the profile.
 * Sent where it happened in a transaction that commits.
 */
export async function notifyOwner(
  tx: TxCtx,
  owner: Owner,
  notice: SecurityNotice,
  vars: Readonly<Record<string, string>> = {},
  path = PROFILE,
): Promise<void> {
  const { id: userId, email: to, fullName } = owner;
  const link = `${tx.config.publicUrl ?? ''}${path}`;
  const at = formatDateTime(tx.clock.now());
  await tx.enqueue('send_mail', {
    to,
    userId,
    template: notice,
    vars: { link, fullName: fullName ?? '', at, ...(await factsFrom(tx, owner, notice)), ...vars },
  });
  for (const listener of tx.provided.all(SECURITY_LISTENER)) await listener(tx, owner, notice, path);
}

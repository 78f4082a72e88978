/**
 * What an owner must hear of their account: by mail always, and by whoever stands above and listens (the bell). The
 * owner may not have been the one who did it.
 */
import { formatDateTime } from '../../../core/calendar.js';
import type { TxCtx } from '../../platform/context.js';
import type { MailTemplate } from '../../platform/jobs/catalogue.js';

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
>;

export interface Owner {
  readonly id: string;
  readonly email: string;
  readonly fullName: string | null;
}

type Listener = (tx: TxCtx, owner: Owner, notice: SecurityNotice) => Promise<void>;
const listeners: Listener[] = [];

/** Called in the transaction of what happened. Identity stands below the bell and cannot call it by name. */
export function onSecurityNotice(listener: Listener): void {
  listeners.push(listener);
}

type FactSource = (tx: TxCtx, owner: Owner) => Promise<Readonly<Record<string, string>>>;
const sources: { readonly notice: SecurityNotice; readonly source: FactSource }[] = [];

/** What a feature above knows and the owner must read in that mail; asked in the transaction of what happened. */
export function addNoticeFacts(notice: SecurityNotice, source: FactSource): void {
  sources.push({ notice, source });
}

async function factsFrom(tx: TxCtx, owner: Owner, told: SecurityNotice): Promise<Record<string, string>> {
  const facts = {};
  for (const { notice, source } of sources) if (notice === told) Object.assign(facts, await source(tx, owner));
  return facts;
}

/** `vars`: facts of the mail beside the time. Sent where it happened in a transaction that commits. */
export async function tellOwner(
  tx: TxCtx,
  owner: Owner,
  notice: SecurityNotice,
  vars: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { id: userId, email: to, fullName } = owner;
  const link = `${tx.config.publicUrl ?? ''}/dashboard?tab=profile`;
  const at = formatDateTime(tx.clock.now());
  await tx.enqueue('send_mail', {
    to,
    userId,
    template: notice,
    vars: { link, fullName: fullName ?? '', at, ...(await factsFrom(tx, owner, notice)), ...vars },
  });
  for (const listener of listeners) await listener(tx, owner, notice);
}

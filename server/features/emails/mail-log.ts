/** The log of mails: a row from the moment a mail is queued, with every attempt. */
import { foldForSearch } from '#core/text/digits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { platformSettings } from '#features/platform-mode/index.js';
import { EmailLogEntity } from './email-log.entity.js';
import type { EmailStatus } from './email-log.values.js';
import type { EmailAttemptType } from './emails.types.js';
import { isOfRecipient } from './recipient-error.js';
import { mailServiceOf } from './mail-service.js';
import { mailSubject } from './templates/mail-templates.js';

type Mail = Jobs['send_mail'];

/** Stands for a receiver whom the log does not name. */
const NOBODY = 'removed@removed.invalid';

/** Longest kept text of an error. */
const ERROR_MAX = 500;

/** Opens a row for a mail that waits to be sent. Gives its id. */
export async function openLog(tx: TxCtx, mail: Mail): Promise<string> {
  const { userId, template: templateType } = mail;
  const to = mail.isUnnamed ? NOBODY : mail.to;
  const subject = mailSubject(mail.template, mail.vars, (await platformSettings(tx)).name);
  const id = newId();
  await tx.em.insert(EmailLogEntity, {
    id,
    userId,
    to,
    subject,
    templateType,
    status: 'queued',
    service: mailServiceOf(tx.config),
    error: null,
    attempts: 0,
    history: [],
    searchText: foldForSearch(`${to} ${subject}`),
    providerMessageId: null,
    sentAt: null,
    createdAt: tx.clock.now(),
  });
  tx.publish('list.changed', { list: 'emails' });
  return id;
}

export function statusOf(ctx: Ctx, id: string): Promise<{ readonly status: EmailStatus } | null> {
  return row<{ status: EmailStatus }>(ctx.em, 'select status from email_logs where id = $1', [id]);
}

interface Outcome {
  readonly status: EmailStatus;
  readonly error: string | null;
  /** The error says nothing of the service; see `RecipientError`. */
  readonly isOfRecipient?: boolean;
  readonly messageId?: string;
}

async function record(ctx: Ctx, id: string, { status, error, isOfRecipient, messageId }: Outcome) {
  const now = ctx.clock.now();
  const service = mailServiceOf(ctx.config);
  const attempt: EmailAttemptType & Pick<Outcome, 'isOfRecipient'> = {
    at: now.toISOString(),
    service,
    error,
    isOfRecipient,
  };
  await unitOfWork(ctx, async (tx) => {
    await row(
      tx.em,
      `update email_logs set status = $2, error = $3, service = $4, attempts = attempts + 1, history = history || $5::jsonb,
         provider_message_id = coalesce($6, provider_message_id), sent_at = coalesce($7, sent_at)
       where id = $1`,
      [id, status, error, service, JSON.stringify([attempt]), messageId ?? null, status === 'sent' ? now : null],
    );
    tx.publish('list.changed', { list: 'emails' });
  });
}

export function recordSent(ctx: Ctx, id: string, messageId: string): Promise<void> {
  return record(ctx, id, { status: 'sent', error: null, messageId });
}

/** `isLast`: no further try is due. Gives what was kept of the error. */
export async function recordFailure(ctx: Ctx, id: string, error: unknown, isLast: boolean): Promise<string> {
  const text = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
  await record(ctx, id, { status: isLast ? 'failed' : 'queued', error: text, isOfRecipient: isOfRecipient(error) });
  return text;
}

/** That these mails went out stays in the log; to whom does not. */
export async function forgetReceivers(tx: TxCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const text = `update email_logs set "to" = $2, search_text = fold_text(subject) where id = any($1::uuid[])`;
  await row(tx.em, text, [[...ids], NOBODY]);
  tx.publish('list.changed', { list: 'emails' });
}

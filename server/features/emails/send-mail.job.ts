/** The job behind every mail: render, send with no transaction open, keep what came of it. */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import type { JobRun, Jobs } from '#platform/jobs/catalogue.js';
import type { FilledMail } from '#platform/jobs/mails.js';
import type { QueuedJob } from '#platform/jobs/preparation.js';
import { mayNotify, accountStateOf, isConfirmedAddress } from '#features/identity/index.js';
import { emailAnswers } from './emails.messages.js';
import { openLog, recordFailure, recordSent, statusOf } from './mail-log.js';
import { RecipientError } from './recipient-error.js';
import { aboutOf } from './templates/mail-topic.js';
import { mailSender } from './mail-sender.js';
import { renderTemplate, type MailValues } from './templates/mail-templates.js';
import { withoutStrangersWords } from './templates/strangers-words.js';

type SendMail = Jobs['send_mail'];

/**
 * Pauses of e, e², e³ … seconds: the eighth try comes half an hour after the first, while the links in the mails
 * still work. After that an administrator decides.
 */
export const MAIL_TRIES = 8;

/** By this name the job of a logged mail is found again. */
export function mailJobKey(logId: string): string {
  return `mail:${logId}`;
}

/** A queued mail has its row in the log from the start, in the transaction that queues it. */
export async function prepareMail(tx: TxCtx, { payload, options }: QueuedJob<'send_mail'>) {
  const logId = payload.logId ?? (await openLog(tx, payload));
  return {
    payload: { ...payload, logId },
    options: { maxAttempts: MAIL_TRIES, ...options, key: options.key ?? mailJobKey(logId) },
  };
}

/** The variables that this address may be sent (decision 129); null where there are none. */
async function varsFor(
  ctx: Ctx,
  { to, userId, template, vars, byAdministrator }: SendMail,
): Promise<MailValues | null> {
  if (byAdministrator || (userId !== null && (await isConfirmedAddress(ctx, userId, to)))) return vars;
  return withoutStrangersWords(template, vars);
}

/**
 * One try. A log row that cannot be written after the mail has left is only reported: repeating the job would send
 * the mail twice. @throws what the renderer or the mailer throws, after it has been logged.
 */
export async function deliver(ctx: Ctx, mail: SendMail, logId: string, isLast: boolean): Promise<void> {
  const vars = await varsFor(ctx, mail);
  if (!vars) return void (await recordFailure(ctx, logId, new RecipientError(emailAnswers.recipientUnconfirmed), true));
  let messageId: string;
  try {
    const { subject, html, text } = await renderTemplate(mail.template, vars, await mailSender(ctx));
    const { to, replyTo, unsubscribeUrl } = mail;
    const optional = { ...(replyTo && { replyTo }), ...(unsubscribeUrl && { unsubscribeUrl }) };
    ({ messageId } = await ctx.ports.mailer.send({ to, ...optional, subject, html, text }));
  } catch (error) {
    await recordFailure(ctx, logId, error, isLast);
    throw error;
  }
  await recordSent(ctx, logId, messageId).catch((error: unknown) => {
    ctx.log.error({ err: error, messageId }, 'a sent mail could not be logged');
  });
}

/**
 * Sends a mail to administrators without the queue and the log, while the database cannot be written. Its limits are
 * the caller's. @throws what the mailer throws.
 */
export async function mailUnlogged(ctx: Ctx, { to, template, vars }: FilledMail & Pick<SendMail, 'to'>) {
  const { subject, html, text } = await renderTemplate(template, vars);
  await ctx.ports.mailer.send({ to, subject, html, text });
}

/**
 * graphile-worker calls it again until it succeeds or `run` is the last one. Whether the account may still get mails is
 * checked immediately before sending: it may have been banned or removed while the mail waited.
 */
export async function sendMail(ctx: Ctx, mail: SendMail, run: JobRun): Promise<void> {
  // Queued before rows were opened with the job: it gets its row now.
  const logId = mail.logId ?? (await unitOfWork(ctx, (tx) => openLog(tx, mail)));
  const log = await statusOf(ctx, logId);
  // The process may have died between the sending and the end of the job.
  if (log?.status === 'sent') return;
  if (mail.userId !== null && !mayNotify(await accountStateOf(ctx, mail.userId), 'mail', aboutOf(mail))) {
    await recordFailure(ctx, logId, new RecipientError(emailAnswers.recipientEnded), true);
    return;
  }
  await deliver(ctx, mail, logId, run.attempt >= run.maxAttempts);
}

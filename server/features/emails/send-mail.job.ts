/** The job behind every mail: render, send with no transaction open, keep what came of it. */
import { createHash } from 'node:crypto';
import { unitOfWork, type Ctx } from '../../platform/context.js';
import { newId } from '../../platform/id.js';
import type { Jobs } from '../../platform/jobs/catalogue.js';
import { EmailLogEntity } from './email-log.entity.js';
import { renderTemplate } from './mail-templates.js';

type SendMail = Jobs['send_mail'];

/** Longest kept text of an error. */
const ERROR_MAX = 500;

interface Outcome {
  readonly status: 'sent' | 'failed';
  readonly error: string | null;
  readonly providerMessageId: string | null;
}

function keyOf({ to, template, vars }: SendMail): string {
  return createHash('sha256')
    .update(JSON.stringify([to, template, Object.entries(vars).sort()]))
    .digest('hex');
}

/** One row per mail: a repeated attempt counts on the row of the failed one before it. */
async function logOutcome(ctx: Ctx, mail: SendMail, subject: string, outcome: Outcome): Promise<void> {
  const now = ctx.clock.now();
  const mailKey = keyOf(mail);
  const sentAt = outcome.status === 'sent' ? now : null;
  await unitOfWork(ctx, async (tx) => {
    const open = await tx.em.findOne(EmailLogEntity, { mailKey, status: 'failed' }, { orderBy: { createdAt: 'desc' } });
    if (open) return void Object.assign(open, { ...outcome, sentAt, attempts: open.attempts + 1 });
    const { to, userId, template: templateType } = mail;
    tx.em.persist(
      tx.em.create(EmailLogEntity, {
        id: newId(),
        to,
        userId,
        templateType,
        subject,
        mailKey,
        ...outcome,
        attempts: 1,
        sentAt,
        createdAt: now,
      }),
    );
  });
}

/**
 * Sends one mail; graphile-worker calls it again until it succeeds. @throws what the mailer throws. A log row that
 * cannot be written after the mail has left is only reported: repeating the job would send the mail twice.
 */
export async function sendMail(ctx: Ctx, mail: SendMail): Promise<void> {
  const { subject, html, text } = renderTemplate(mail.template, mail.vars);
  let messageId: string;
  try {
    ({ messageId } = await ctx.ports.mailer.send({ to: mail.to, subject, html, text }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await logOutcome(ctx, mail, subject, {
      status: 'failed',
      error: message.slice(0, ERROR_MAX),
      providerMessageId: null,
    });
    throw error;
  }
  await logOutcome(ctx, mail, subject, { status: 'sent', error: null, providerMessageId: messageId }).catch(
    (error: unknown) => {
      ctx.log.error({ err: error, messageId }, 'a sent mail could not be logged');
    },
  );
}

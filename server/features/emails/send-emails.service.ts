/** Mails that administrators send: to a user, a test of the service, a retry of failed ones. */
import { normalizePersian } from '#core/text/digits.js';
import { AppError } from '#core/errors/errors.js';
import { formatDateTime } from '#core/dates/calendar.js';
import { requireAdmin, unitOfWork, type Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import type { MailTemplate } from '#platform/jobs/mails.js';
import { audit, customerLoader } from '#features/identity/index.js';
import { sendSchema, testSchema, type SendData, type SendInput, type TestInput } from './emails.inputs.js';
import { emailAnswers } from './emails.messages.js';
import { findLogRow } from './emails.queries.js';
import type { EmailLogType, EmailTestType } from './emails.types.js';
import { EmailLogEntity } from './email-log.entity.js';
import { isMailTemplate } from './mails/mails.js';
import { openLog } from './mail-log.js';
import { mailServiceOf } from './mail-service.js';
import type { MailValues } from './templates/mail-templates.js';
import { deliver, mailJobKey } from './send-mail.job.js';
import { emailTemplate } from './emails.service.js';

type Mail = Jobs['send_mail'];

function fault(path: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path, message }] });
}

/** Only the subject and what the template names; letters as we store them, controls gone but for line breaks. */
function cleaned(ctx: Ctx, template: MailTemplate, data: MailValues): MailValues {
  const names = new Set(['subject', ...emailTemplate(ctx, template).vars]);
  const known = Object.entries(data).filter(([name]) => names.has(name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, normalizePersian(value.replace(/[^\P{Cc}\n]/gu, ' '))]),
  );
}

function templateOf(ctx: Ctx, key: string): MailTemplate {
  if (!isMailTemplate(key)) throw fault('template', emailAnswers.unknownTemplate);
  if (!emailTemplate(ctx, key).sendable) throw fault('template', emailAnswers.notSendable);
  return key;
}

function varsOf(ctx: Ctx, template: MailTemplate, { subject, body, data }: SendData): MailValues {
  const words = { ...(subject && { subject }), ...(body && { body }) };
  const vars = { link: ctx.config.publicUrl ?? '', ...cleaned(ctx, template, { ...data, ...words }) };
  if (!/^https?:\/\//.test(vars.link) || !URL.canParse(vars.link)) throw fault('link', emailAnswers.linkInvalid);
  return vars;
}

interface Recipient {
  readonly to: string;
  readonly userId: string | null;
  readonly fullName?: string;
}

async function recipientOf(ctx: Ctx, { to, userId }: Pick<SendData, 'to' | 'userId'>): Promise<Recipient> {
  if (!userId) return { to: to ?? '', userId: null };
  const user = isId(userId) ? await customerLoader(ctx).load(userId) : null;
  if (!user) throw fault('userId', emailAnswers.recipientMissing);
  return { to: user.email, userId, ...(user.fullName && { fullName: user.fullName }) };
}

/** Queues a mail to an address or a user: a template, or a free text. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function sendEmail(ctx: Ctx, input: SendInput): Promise<EmailLogType> {
  requireAdmin(ctx);
  const data = parseInput(sendSchema, input);
  const template = templateOf(ctx, data.template ?? 'message');
  const { fullName, ...recipient } = await recipientOf(ctx, data);
  const vars = { ...(fullName && { fullName }), ...varsOf(ctx, template, data) } as MailValues;
  if (template === 'message' && !vars['subject']) throw fault('subject', emailAnswers.subjectMissing);
  if (template !== 'message' && data.body) throw fault('body', emailAnswers.bodyOfTemplate);
  if (template === 'message' && !vars['body']) throw fault('body', emailAnswers.bodyMissing);
  const id = await unitOfWork(ctx, async (tx) => {
    const mail = { ...recipient, template, vars, byAdministrator: true } as const;
    const logId = await openLog(tx, mail);
    await tx.enqueue('send_mail', { ...mail, logId });
    const after = { template, userId: recipient.userId };
    await audit(tx, { action: 'email.send', subject: { type: 'email', id: logId, label: template }, after });
    return logId;
  });
  return readLog(ctx, id);
}

async function readLog(ctx: Ctx, id: string): Promise<EmailLogType> {
  const found = isId(id) ? await findLogRow(ctx.em, id) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Sends one mail now, while the administrator waits, and says what came of it. Without `to`: to themselves. */
export async function testEmailService(ctx: Ctx, input: TestInput): Promise<EmailTestType> {
  const { userId } = requireAdmin(ctx);
  const { to, subject, template: key, data } = parseInput(testSchema, input);
  if (mailServiceOf(ctx.config) === 'none') return { success: false, message: emailAnswers.notConfigured };
  const template = templateOf(ctx, key ?? 'test');
  const recipient = await recipientOf(ctx, to ? { to } : { userId });
  const sample = { ...emailTemplate(ctx, template).sample, at: formatDateTime(ctx.clock.now()) };
  const vars = { ...sample, ...varsOf(ctx, template, { subject: subject ?? null, data: data ?? {} }) };
  const mail: Mail = { to: recipient.to, userId: recipient.userId, template, vars, byAdministrator: true };
  const logId = await unitOfWork(ctx, async (tx) => {
    const id = await openLog(tx, mail);
    await audit(tx, { action: 'email.test', subject: { type: 'email', id, label: template } });
    return id;
  });
  try {
    await deliver(ctx, mail, logId, true);
    return { success: true, message: emailAnswers.testSent };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { success: false, message: emailAnswers.testFailed(reason.slice(0, 200)) };
  }
}

/**
 * Lets a failed mail be tried again from the start. @throws AppError NOT_FOUND; CONFLICT where it has not failed, or
 * where its job is gone: its text is kept nowhere else.
 */
export async function retryEmail(ctx: Ctx, id: string): Promise<EmailLogType> {
  requireAdmin(ctx);
  const log = await readLog(ctx, id);
  if (log.status !== 'failed') throw new AppError('CONFLICT');
  await unitOfWork(ctx, async (tx) => {
    const job = await row<{ id: string }>(
      tx.em,
      `select job.id from graphile_worker.jobs as waiting,
         graphile_worker.reschedule_jobs(array[waiting.id], run_at => now(), attempts => 0) as job
       where waiting.key = $1`,
      [mailJobKey(id)],
    );
    if (!job) throw new AppError('CONFLICT');
    await tx.em.nativeUpdate(EmailLogEntity, { id, status: 'failed' }, { status: 'queued' });
    tx.publish('list.changed', { list: 'emails' });
    const subject = { type: 'email' as const, id, label: log.templateType };
    await audit(tx, { action: 'email.retry', subject, before: { status: 'failed' }, after: { status: 'queued' } });
  });
  return readLog(ctx, id);
}

/** Reads mails for administrators: log, counts, state of the service, templates. */
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { lazyPage, pageBounds, type LazyPage } from '#platform/db/page.js';
import { parseInput } from '#platform/input.js';
import { logPageSchema, logQuerySchema, type LogPageInput, type LogQuery } from './emails.inputs.js';
import { countEmails, lastOutcomes, pageLogs, sliceLogs, type LastOutcomes } from './emails.queries.js';
import type { EmailLogType, EmailServiceStatusType, EmailStatsType, EmailTemplateType } from './emails.types.js';
import type { EmailServiceState } from './email-log.values.js';
import { isMailTemplate } from './mails/mails.js';
import { mailCatalogue } from './templates/mail-catalogue.js';
import { mailServiceOf } from './mail-service.js';
import { midnightInTehran } from './midnight.js';

export interface EmailLogs {
  /** False where no way to send mail is set, or the log cannot be read; the list is empty then (D-29). */
  readonly configured: boolean;
  readonly items: readonly EmailLogType[];
}

function isConfigured(ctx: Ctx): boolean {
  return mailServiceOf(ctx.config) !== 'none';
}

/**
 * The documented log, newest first unless sorted otherwise. If it cannot be read, the reader gets an empty list (D-29)
 * and the error is logged.
 * @throws AppError FORBIDDEN, VALIDATION_ERROR.
 */
export async function listEmailLogs(ctx: Ctx, input: LogQuery): Promise<EmailLogs> {
  requireAdmin(ctx);
  const { limit, offset, ...filter } = parseInput(logQuerySchema, input);
  if (!isConfigured(ctx)) return { configured: false, items: [] };
  try {
    return { configured: true, items: (await sliceLogs(ctx, filter, { page: 1, limit, offset })).items };
  } catch (error) {
    ctx.log.error({ err: error }, 'the log of mails could not be read');
    return { configured: false, items: [] };
  }
}

export interface EmailLogPage extends EmailLogs, LazyPage<EmailLogType> {}

/** Searched by recipient, subject or status, letters and digits folded; ten a page. */
export async function pageEmailLogs(ctx: Ctx, input: LogPageInput): Promise<EmailLogPage> {
  requireAdmin(ctx);
  const filter = parseInput(logPageSchema, input);
  const bounds = pageBounds(filter, PAGE_SIZE.admin);
  const configured = isConfigured(ctx);
  const page = configured ? await pageLogs(ctx, filter, bounds) : lazyPage<EmailLogType>([], bounds, async () => 0);
  return { configured, ...page };
}

/** Administrators only. */
export function emailStats(ctx: Ctx): Promise<EmailStatsType> {
  requireAdmin(ctx);
  return countMails(ctx);
}

/** For work of the app itself: callers check that the viewer is an administrator. */
export function countMails(ctx: Ctx): Promise<EmailStatsType> {
  return countEmails(ctx.em, midnightInTehran(ctx.clock.now()));
}

function stateOf(configured: boolean, { lastSuccessAt, lastFailureAt }: LastOutcomes): EmailServiceState {
  if (!configured) return 'not_configured';
  if (lastFailureAt && lastFailureAt >= (lastSuccessAt ?? lastFailureAt)) return 'failing';
  return lastSuccessAt ? 'ok' : 'idle';
}

/** Administrators only. Reads the log, does not call the mail server. */
export async function emailServiceStatus(ctx: Ctx): Promise<EmailServiceStatusType> {
  requireAdmin(ctx);
  return mailServiceState(ctx);
}

/** For work of the app itself: callers check that the viewer is an administrator. */
export async function mailServiceState(ctx: Ctx): Promise<EmailServiceStatusType> {
  const service = mailServiceOf(ctx.config);
  const configured = service !== 'none';
  const outcomes = await lastOutcomes(ctx.em);
  return { status: stateOf(configured, outcomes), configured, service, from: ctx.config.mail.from, ...outcomes };
}

/** Administrators only. */
export function emailTemplates(ctx: Ctx): EmailTemplateType[] {
  requireAdmin(ctx);
  return mailCatalogue(ctx.config.publicUrl ?? '');
}

/** @throws AppError NOT_FOUND. */
export function emailTemplate(ctx: Ctx, key: string): EmailTemplateType {
  const found = isMailTemplate(key) ? emailTemplates(ctx).find((template) => template.key === key) : undefined;
  requireAdmin(ctx);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

import { z } from 'zod';
import { PAGE_SIZE } from '../../../core/limits.js';
import { requireAdmin, type Ctx } from '../../platform/context.js';
import { rows } from '../../platform/db/rows.js';
import { parseInput } from '../../platform/input.js';
import type { EmailStatus } from './email-log.entity.js';

export const logQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.emailLogs).default(PAGE_SIZE.emailLogs),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export interface EmailLogRow {
  readonly id: string;
  readonly userId: string | null;
  readonly to: string;
  readonly subject: string;
  readonly status: EmailStatus;
  readonly success: boolean;
  readonly error: string | null;
  readonly attempts: number;
  readonly templateType: string;
  readonly sentAt: Date | null;
  readonly createdAt: Date;
}

export interface EmailLogs {
  /** False where no way to send mail is set; the list is empty then (decision 29). */
  readonly configured: boolean;
  readonly items: readonly (EmailLogRow & { readonly service: string })[];
}

/** Administrators only, newest first. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function listEmailLogs(ctx: Ctx, input: z.input<typeof logQuerySchema>): Promise<EmailLogs> {
  requireAdmin(ctx);
  const { limit, offset } = parseInput(logQuerySchema, input);
  const { mail, allowSandbox } = ctx.config;
  const service = mail.smtpUrl ? 'smtp' : 'mailbox';
  const found = await rows<EmailLogRow>(
    ctx.em,
    `select id, user_id as "userId", "to", subject, status, status = 'sent' as success, error, attempts, template_type as "templateType",
       sent_at as "sentAt", created_at as "createdAt"
     from email_logs order by created_at desc, id desc limit $1 offset $2`,
    [limit, offset],
  );
  return { configured: mail.smtpUrl !== null || allowSandbox, items: found.map((log) => ({ ...log, service })) };
}

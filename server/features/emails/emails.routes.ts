import { z } from 'zod';
import type { Ctx } from '../../platform/context.js';
import { route, type Route } from '../../platform/http/route.js';
import { platformSettings } from '../platform-mode/index.js';
import { logQuerySchema, sendSchema, testSchema } from './emails.inputs.js';
import { emailAnswers } from './emails.messages.js';
import { emailServiceStatus, emailStats, emailTemplates, listEmailLogs } from './emails.service.js';
import { EMAIL_STATUSES } from './email-log.values.js';
import { previewSubject } from './mail-catalogue.js';
import { retryEmail, sendEmail, testEmailService } from './send-emails.service.js';

const attemptSchema = z.object({ at: z.string(), service: z.string(), error: z.string().nullable() });

const logSchema = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(EMAIL_STATUSES),
  success: z.boolean(),
  error: z.string().nullable(),
  attempts: z.int(),
  history: z.array(attemptSchema),
  service: z.string(),
  templateType: z.string(),
  sentAt: z.date().nullable(),
  createdAt: z.date(),
});

const templateSchema = z.object({
  key: z.string(),
  title: z.string(),
  subject: z.string(),
  vars: z.array(z.string()),
  sendable: z.boolean(),
});

const statusSchema = z.object({
  status: z.enum(['ok', 'failing', 'idle', 'not_configured']),
  configured: z.boolean(),
  service: z.string(),
  from: z.string(),
  lastSuccessAt: z.date().nullable(),
  lastFailureAt: z.date().nullable(),
  lastError: z.string().nullable(),
});

async function templates(ctx: Ctx): Promise<object> {
  const { name } = await platformSettings(ctx);
  const items = emailTemplates(ctx).map((mail) => {
    const { key, title, vars, sendable } = mail;
    return { key, title, subject: previewSubject(mail, name), vars, sendable };
  });
  return { items };
}

export const emailRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/emails/logs',
    aliases: ['GET /emails'],
    access: 'admin',
    summary: 'Every mail and what came of it, newest first.',
    query: logQuerySchema,
    response: z.object({ configured: z.boolean(), items: z.array(logSchema) }),
    handle: (ctx, { query }) => listEmailLogs(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/emails/stats',
    access: 'admin',
    summary: 'How many mails were sent, failed, or wait.',
    response: z.object({ sent: z.int(), failed: z.int(), queued: z.int(), today: z.int() }),
    handle: emailStats,
  }),
  route({
    method: 'GET',
    path: '/emails/templates',
    access: 'admin',
    summary: 'Every mail that can be sent, with what it takes.',
    response: z.object({ items: z.array(templateSchema) }),
    handle: templates,
  }),
  route({
    method: 'GET',
    path: '/emails/status',
    access: 'admin',
    summary: 'Whether mails can be sent, and when the last one left.',
    response: statusSchema,
    handle: emailServiceStatus,
  }),
  route({
    method: 'POST',
    path: '/emails/send',
    access: 'admin',
    summary: 'Queues a mail to an address or a user.',
    body: sendSchema,
    response: z.object({ success: z.boolean(), message: z.string(), id: z.uuid() }),
    handle: async (ctx, { body }) => {
      const { id } = await sendEmail(ctx, body);
      return { success: true, message: emailAnswers.queued, id };
    },
  }),
  route({
    method: 'POST',
    path: '/admin/emails/test-service',
    aliases: ['POST /emails/test-service'],
    access: 'admin',
    summary: 'Sends a mail now, and says whether it left.',
    body: testSchema,
    response: z.object({ success: z.boolean(), message: z.string() }),
    handle: (ctx, { body }) => testEmailService(ctx, body),
  }),
  route({
    method: 'POST',
    path: '/emails/{id}/retry',
    access: 'admin',
    summary: 'Lets a failed mail be tried again.',
    params: z.object({ id: z.string().max(100) }),
    response: z.object({ success: z.boolean(), message: z.string(), email: logSchema }),
    handle: async (ctx, { params }) => ({
      success: true,
      message: emailAnswers.queued,
      email: await retryEmail(ctx, params.id),
    }),
  }),
];

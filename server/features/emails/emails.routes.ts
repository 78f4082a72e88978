import { z } from 'zod';
import { acknowledged, listOf, objectOf } from '#platform/http/rest/answer.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { logQuerySchema, sendSchema, testSchema } from './emails.inputs.js';
import { emailAnswers } from './emails.messages.js';
import { emailServiceStatus, emailStats, emailTemplates, listEmailLogs } from './emails.service.js';
import type {
  EmailLogType,
  EmailServiceStatusType,
  EmailStatsType,
  EmailTemplateType,
  EmailTestType,
} from './emails.types.js';
import { sendEmail, testEmailService } from './send-emails.service.js';

const logView = view<EmailLogType>('EmailLog', { nested: { history: {} } });

export const emailRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/emails/logs',
    fallbacks: ['GET /emails'],
    access: 'admin',
    summary: 'Every mail and what came of it, newest first unless sorted otherwise.',
    query: logQuerySchema,
    response: objectOf({ configured: z.boolean(), items: listOf(logView) }),
    handle: (ctx, { query }) => listEmailLogs(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/emails/stats',
    access: 'admin',
    summary: 'How many mails were sent, failed, or wait.',
    response: view<EmailStatsType>('EmailStats'),
    handle: emailStats,
  }),
  route({
    method: 'GET',
    path: '/emails/templates',
    access: 'admin',
    summary: 'Every mail that can be sent, with what it takes.',
    response: objectOf({ items: listOf(view<EmailTemplateType>('EmailTemplate')) }),
    handle: async (ctx) => ({ items: emailTemplates(ctx) }),
  }),
  route({
    method: 'GET',
    path: '/emails/status',
    access: 'admin',
    summary: 'Whether mails can be sent, and when the last one left.',
    response: view<EmailServiceStatusType>('EmailServiceStatus'),
    handle: emailServiceStatus,
  }),
  route({
    method: 'POST',
    path: '/emails/send',
    example: { to: 'customer@example.com', subject: 'پاسخ شما', body: 'سفارش شما آماده است.' },
    access: 'admin',
    summary: 'Queues a mail to an address or a user.',
    body: sendSchema,
    response: ackSchema.extend({ id: z.uuid() }),
    handle: async (ctx, { body }) => {
      const { id } = await sendEmail(ctx, body);
      return { success: true, message: emailAnswers.queued, id };
    },
  }),
  route({
    method: 'POST',
    path: '/admin/emails/test-service',
    example: { to: 'customer@example.com' },
    fallbacks: ['POST /emails/test-service'],
    access: 'admin',
    summary: 'Sends a mail now, and says whether it left.',
    body: testSchema,
    response: view<EmailTestType>('EmailTest'),
    handle: (ctx, { body }) => testEmailService(ctx, body),
  }),
  operationRoute('POST /emails/{id}/retry', 'retryEmail', {
    input: z.object({ id: z.string().max(100) }),
    response: acknowledged(logView, 'email', emailAnswers.queued),
  }),
];

import { z } from 'zod';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { route, type Route } from '#platform/http/rest/route.js';
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
import { retryEmail, sendEmail, testEmailService } from './send-emails.service.js';

const logView = view<EmailLogType>('EmailLog', { nested: { history: {} } });

export const emailRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/emails/logs',
    aliases: ['GET /emails'],
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
    aliases: ['POST /emails/test-service'],
    access: 'admin',
    summary: 'Sends a mail now, and says whether it left.',
    body: testSchema,
    response: view<EmailTestType>('EmailTest'),
    handle: (ctx, { body }) => testEmailService(ctx, body),
  }),
  route({
    method: 'POST',
    path: '/emails/{id}/retry',
    access: 'admin',
    summary: 'Lets a failed mail be tried again.',
    params: z.object({ id: z.string().max(100) }),
    response: objectOf({ ...ackSchema.shape, email: logView }),
    handle: async (ctx, { params }) => ({
      success: true,
      message: emailAnswers.queued,
      email: await retryEmail(ctx, params.id),
    }),
  }),
];

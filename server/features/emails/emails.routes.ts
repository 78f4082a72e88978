import { z } from 'zod';
import { route, type Route } from '../../platform/http/route.js';
import { listEmailLogs, logQuerySchema } from './emails.service.js';

const logSchema = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(['sent', 'failed']),
  success: z.boolean(),
  error: z.string().nullable(),
  attempts: z.int(),
  service: z.string(),
  templateType: z.string(),
  sentAt: z.date().nullable(),
  createdAt: z.date(),
});

export const emailRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/emails/logs',
    access: 'admin',
    summary: 'Every mail and what came of it, newest first.',
    query: logQuerySchema,
    response: z.object({ configured: z.boolean(), items: z.array(logSchema) }),
    handle: (ctx, { query }) => listEmailLogs(ctx, query),
  }),
];

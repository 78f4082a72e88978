import { z } from 'zod';
import { countedPage } from '../../../platform/db/page.js';
import { route, type Route } from '../../../platform/http/route.js';
import { paginationSchema } from '../../../platform/http/schemas.js';
import { auditSchema, readAudit } from './audit-log.service.js';

const facts = z.record(z.string(), z.unknown()).nullable();
const entrySchema = z.object({
  id: z.uuid(),
  at: z.date(),
  actor: z.object({ id: z.uuid(), fullName: z.string().nullable(), email: z.string() }),
  action: z.string(),
  actionTitle: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  subjectLabel: z.string().nullable(),
  before: facts,
  after: facts,
  reason: z.string().nullable(),
  requestId: z.string(),
});

export const auditLogRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'What administrators did, newest first: who, what, before, after, why, in which request.',
    query: auditSchema,
    response: z.object({ items: z.array(entrySchema), pagination: paginationSchema }),
    handle: async (ctx, { query }) => countedPage(await readAudit(ctx, query)),
  }),
];

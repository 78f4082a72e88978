import { z } from 'zod';
import { pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { auditSchema } from './audit-log.inputs.js';
import { readAudit } from './audit-log.service.js';
import type { AuditEntryType } from './audit-log.types.js';

const facts = z.record(z.string(), z.unknown()).nullable();

/** REST returns acts and subjects as they are stored, `user.ban`. */
const entryView = view<AuditEntryType>('AuditEntry', {
  omit: ['action', 'subjectType', 'before', 'after'],
  nested: { actor: {} },
  add: { action: z.string(), subjectType: z.string(), before: facts, after: facts },
});

export const auditLogRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary:
      'What administrators did, newest first unless sorted otherwise: who, what, before, after, why, in which request.',
    query: auditSchema,
    response: pageOf(entryView, 'items'),
    handle: (ctx, { query }) => readAudit(ctx, query),
  }),
];

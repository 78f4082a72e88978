import { z } from 'zod';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import type { AuditEntryType } from './audit-log.types.js';

const facts = z.record(z.string(), z.unknown()).nullable();

/** REST returns acts and subjects as they are stored, `user.ban`. */
const entryView = view<AuditEntryType>('AuditEntry', {
  omit: ['action', 'subjectType', 'before', 'after'],
  nested: { actor: {} },
  add: { action: z.string(), subjectType: z.string(), before: facts, after: facts },
});

export const auditLogRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /admin/audit', 'auditLog', { response: entryView }),
];

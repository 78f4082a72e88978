import { z } from 'zod';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType } from '#platform/graphql/input-type.js';
import { period, sortedBy } from '#platform/graphql/list.inputs.js';
import { AuditActionEnum, AuditSortEnum, AuditSubjectEnum } from './audit-log.types.js';

export const auditSchema = z.object({
  search: z.string().max(200).nullish().describe('A name, a number, a reason, or what was done.'),
  action: enumValue(AuditActionEnum).nullish().describe('Only acts of this name; see auditActions.'),
  subjectType: enumValue(AuditSubjectEnum).nullish().describe('Only acts on this kind of record.'),
  subjectId: z.string().max(100).nullish().describe('Only acts on this record.'),
  actorId: z.uuid().nullish().describe('Only acts of this administrator.'),
  customerId: z.uuid().nullish().describe('Only acts on this account and on records of its owner.'),
  ...period,
  ...sortedBy(AuditSortEnum),
  ...paging,
});
export type AuditInput = z.input<typeof auditSchema>;
export type AuditFilter = z.output<typeof auditSchema>;

export const AuditLogFilter = inputType(
  'AuditLogFilter',
  'Which acts a list shows; without conditions all of them.',
  auditSchema.omit(PAGING),
);

import type { AuditRow } from './audit-table.js';
import { toPersianDigits } from '#client/lib/format.js';
import { adminToolMessages } from '#client/lib/messages/admin/admin-tools.messages.js';

const { subjects } = adminToolMessages.audit;

type Subject = Pick<AuditRow, 'subjectType' | 'subjectLabel'>;

/** Numbers of documents and tickets as they are written elsewhere; the log has them as they are stored. */
export function subjectLabelOf({ subjectType, subjectLabel }: Subject): string | null {
  const isNumbered = subjectType === 'invoice' || subjectType === 'receipt' || subjectType === 'ticket';
  return subjectLabel && isNumbered ? toPersianDigits(subjectLabel.replace('#', '')) : subjectLabel;
}

/** The kind of record that an act was done to, and which one. */
export function subjectNameOf(subject: Subject): string {
  const kind = subject.subjectType && subjects[subject.subjectType];
  return [kind, subjectLabelOf(subject)].filter(Boolean).join(' ');
}

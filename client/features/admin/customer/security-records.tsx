import type { AdminCustomerQuery } from '../../../gql/graphql.js';
import { adminCustomerMessages as texts } from '../../../lib/messages/admin/admin-customer.messages.js';
import { JalaliDate } from '../../../ui/calendar/jalali-date.js';
import { Ltr } from '../../../ui/ltr.js';
import { RecordCard } from './record-card.js';

const { sections } = texts;

interface SessionRecordsProps {
  readonly sessions: AdminCustomerQuery['userSessions'];
}

/** Where the customer is signed in now. */
export function SessionRecords({ sessions }: SessionRecordsProps) {
  return (
    <RecordCard
      title={sections.sessions}
      records={sessions.map(({ id, browser, os, ip, lastUsedAt }) => ({
        id,
        name: texts.device(browser, os),
        hint: ip && <Ltr>{ip}</Ltr>,
        end: <JalaliDate value={lastUsedAt} ago />,
      }))}
    />
  );
}

/** What administrators have done about the account. */
export function AuditRecords({ found: { auditLog, user } }: { readonly found: AdminCustomerQuery }) {
  return (
    <RecordCard
      title={sections.audit}
      total={auditLog.pagination}
      allAt={`/admin?tab=audit&user=${user.id}`}
      records={auditLog.items.map(({ id, actionTitle, actor, reason, at }) => ({
        id,
        name: actionTitle,
        hint: [actor.fullName ?? actor.email, reason].filter(Boolean).join(' · '),
        end: <JalaliDate value={at} ago />,
      }))}
    />
  );
}

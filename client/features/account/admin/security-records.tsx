import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { adminLink } from '#core/client-links.js';
import { EndUserSessionDocument, type AdminCustomerQuery } from '#client/gql/graphql.js';
import { adminCustomerMessages as texts } from './admin-customer.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { confirm } from '#client/ui/confirm.js';
import { Ltr } from '#client/ui/ltr.js';
import { subjectNameOf } from '#client/features/admin/index.js';
import { useRowActs } from '#client/ui/admin/use-row-acts.js';
import { RecordCard } from './record-card.js';

const { sections } = texts;

const QUERIES: ReadonlySet<string> = new Set(['AdminCustomer']);

interface RecordsProps {
  readonly found: AdminCustomerQuery;
}

/** Where the customer is signed in now; each device can be signed out. Administrators end their own in the profile. */
export function SessionRecords({ found: { user, userSessions: sessions } }: RecordsProps) {
  const isMe = useSession().user?.id === user.id;
  const [endSession] = useMutation(EndUserSessionDocument);
  const { busyId, act } = useRowActs(QUERIES);
  const end = async (id: string, device: string) => {
    const { title, text, action, done, failed } = texts.endSession;
    if (!(await confirm({ title, text: text(device), action, danger: true }))) return;
    await act(id, () => endSession({ variables: { userId: user.id, id } }), done, failed);
  };
  return (
    <RecordCard
      title={sections.sessions}
      records={sessions.map(({ id, browser, os, ip, lastUsedAt }) => {
        const device = texts.device(browser, os);
        return {
          id,
          name: device,
          hint: ip && <Ltr>{ip}</Ltr>,
          end: (
            <>
              <JalaliDate value={lastUsedAt} ago />
              {!isMe && (
                <Button
                  size="compact-md"
                  variant="default"
                  loading={busyId === id}
                  aria-label={texts.endSession.label(device)}
                  onClick={() => void end(id, device)}
                >
                  {texts.endSession.action}
                </Button>
              )}
            </>
          ),
        };
      })}
    />
  );
}

/** The acts of administrators on the account, and on every record of its owner. */
export function AuditRecords({ found: { auditLog, user } }: RecordsProps) {
  return (
    <RecordCard
      title={sections.audit}
      total={auditLog.pagination}
      allAt={adminLink('audit', { user: user.id })}
      records={auditLog.items.map(({ id, actionTitle, subjectType, subjectLabel, actor, reason, at }) => ({
        id,
        name: actionTitle,
        hint: [subjectNameOf({ subjectType, subjectLabel }), actor.fullName ?? actor.email, reason]
          .filter(Boolean)
          .join(' · '),
        end: <JalaliDate value={at} ago />,
      }))}
    />
  );
}

import { useQuery } from '@apollo/client/react';
import { Card, Skeleton, Title } from '@mantine/core';
import { IconCheck, IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { AdminDecisionsDocument, type AdminDecisionsQuery } from '#client/gql/graphql.js';
import { formatNumber } from '#client/lib/format.js';
import { serverNow } from '#client/lib/server-clock.js';
import { homeMessages as texts } from './home.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { LIVE_LIST, useLiveList, useLiveTickets } from '#client/ui/admin/live-list.js';
import { PLACES } from './decisions.rules.js';
import styles from './decisions.module.css';

const QUERIES: ReadonlySet<string> = new Set(['AdminDecisions']);

/** The work that waits for an administrator, live, with a link to where it is decided. */
export function Decisions() {
  const { data, error, refetch } = useQuery(AdminDecisionsDocument, LIVE_LIST);
  useLiveList('orders', QUERIES);
  useLiveList('invoices', QUERIES);
  useLiveList('emails', QUERIES);
  useLiveList('payments', QUERIES);
  useLiveList('wallets', QUERIES);
  useLiveList('sites', QUERIES);
  useLiveList('site_reports', QUERIES);
  useLiveList('domains', QUERIES);
  useLiveList('service_tasks', QUERIES);
  useLiveTickets(QUERIES);
  if (!data && error) return <ErrorNotice error={error} title={texts.failed} onRetry={() => void refetch()} />;
  return (
    <Card component="section" aria-labelledby="admin-decisions">
      <Title order={2} fz={18} mb="xs" id="admin-decisions">
        {texts.title}
      </Title>
      {data ? <List work={data.openWork} /> : <Skeleton h={160} />}
    </Card>
  );
}

/** In the order of the server: what is late, then what has waited longest. */
function List({ work }: { readonly work: AdminDecisionsQuery['openWork'] }) {
  if (work.length === 0) {
    return <EmptyState compact icon={<IconCheck size={28} />} title={texts.none} text={texts.noneText} />;
  }
  return (
    <ul className={styles.list}>
      {work.map(({ kind, count, oldestAt, dueAt }) => (
        <li key={kind}>
          <Link to={PLACES[kind]} className={styles.row}>
            <span className={styles.count}>{formatNumber(count)}</span>
            <span className={styles.text}>
              <span>{texts.kinds[kind]}</span>
              <span className={styles.times}>
                {dueAt && <DueTime at={dueAt} />}
                <span>
                  {texts.oldest} <JalaliDate value={oldestAt} ago />
                </span>
              </span>
            </span>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Until when the first one has to be done; marked where this time has passed. */
function DueTime({ at }: { readonly at: string }) {
  const isLate = new Date(at).getTime() <= serverNow();
  return (
    <span className={isLate ? styles.late : styles.due}>
      {isLate ? texts.late : texts.due} <JalaliDate value={at} ago={isLate} />
    </span>
  );
}

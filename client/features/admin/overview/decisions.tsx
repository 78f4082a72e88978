import { useQuery } from '@apollo/client/react';
import { Card, Skeleton, Title } from '@mantine/core';
import { IconCheck, IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { AdminDecisionsDocument } from '../../../gql/graphql.js';
import { formatNumber } from '../../../lib/format.js';
import { adminMessages } from '../../../lib/messages/admin/admin.messages.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { LIVE_LIST, useLiveList, useLiveTickets } from '../live-list.js';
import { decisionsOf, type Decision } from './decisions.rules.js';
import styles from './decisions.module.css';

const { overview: texts } = adminMessages;
const QUERIES: ReadonlySet<string> = new Set(['AdminDecisions']);

/** What waits for an administrator, live, each with the way to where it is decided. */
export function Decisions() {
  const { data, error, refetch } = useQuery(AdminDecisionsDocument, LIVE_LIST);
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
      {data ? <List decisions={decisionsOf(data)} /> : <Skeleton h={160} />}
    </Card>
  );
}

function List({ decisions }: { readonly decisions: readonly Decision[] }) {
  if (decisions.length === 0) {
    return <EmptyState compact icon={<IconCheck size={28} />} title={texts.none} text={texts.noneText} />;
  }
  return (
    <ul className={styles.list}>
      {decisions.map(({ kind, count, to }) => (
        <li key={kind}>
          <Link to={`/admin${to}`} className={styles.row}>
            <span className={styles.count}>{formatNumber(count)}</span>
            <span className={styles.name}>{texts.kinds[kind]}</span>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

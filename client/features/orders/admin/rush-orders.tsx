import { useQuery } from '@apollo/client/react';
import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adminLink } from '#core/client-links.js';
import { AdminServiceTasksDocument, type ServiceWorkRowFragment } from '#client/gql/graphql.js';
import { adminOrderMessages } from './admin-orders.messages.js';
import { shownAddress } from '#client/lib/site-address.js';
import { serverNow } from '#client/lib/server-clock.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { LIVE_LIST, useLiveList } from '#client/ui/admin/live-list.js';
import styles from './rush-orders.module.css';

const { rush: texts } = adminOrderMessages;
const LISTS: ReadonlySet<string> = new Set(['AdminServiceTasks']);
const SHOWN = 5;

/** The rush orders that wait for a person, above all other orders; nothing where none does. */
export function RushOrders() {
  useLiveList('service_tasks', LISTS);
  const { data } = useQuery(AdminServiceTasksDocument, {
    variables: { service: 'rushDelivery', status: null, page: 1, limit: SHOWN },
    ...LIVE_LIST,
  });
  const tasks = data?.serviceTasks.items ?? [];
  if (tasks.length === 0) return null;
  return (
    <Card component="section" padding="md" aria-labelledby="rush-orders">
      <Group justify="space-between" gap="xs">
        <Title order={2} fz={16} id="rush-orders">
          {texts.title}
        </Title>
        <Anchor component={Link} to={adminLink('sites', { section: 'services' })} className={styles.all} size="sm">
          {texts.all}
        </Anchor>
      </Group>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <Rush key={task.id} task={task} />
        ))}
      </ul>
    </Card>
  );
}

function Rush({ task: { orderNumber, site, label, dueAt } }: { readonly task: ServiceWorkRowFragment }) {
  const isLate = new Date(dueAt).getTime() < serverNow();
  return (
    <li>
      <Anchor component={Link} to={adminLink('orders', { search: orderNumber })} className={styles.all}>
        <Ltr>{orderNumber}</Ltr>
      </Anchor>
      <Text size="sm" c="dimmed">
        <Ltr>{site ? shownAddress(site.address) : label}</Ltr>
      </Text>
      <Text size="sm" {...(isLate && { c: 'var(--b-danger)' })}>
        {texts.due} <JalaliDate value={dueAt} time /> {isLate && `· ${texts.late}`}
      </Text>
    </li>
  );
}

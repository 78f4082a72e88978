import { useQuery } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminExpiringNamesDocument, type ExpiringNameFragment } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminSiteMessages } from '#client/lib/messages/admin/admin-sites.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { LIVE_LIST } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { AdminTable, type Column } from '../parts/admin-table.js';
import { PersonCell } from '../parts/person-cell.js';
import { useAdminUrl } from '../use-admin-url.js';

const { expiring: texts } = adminSiteMessages;

function renewalOf({ isRenewing, renewalInvoiceId }: ExpiringNameFragment): string {
  if (isRenewing) return texts.renewal.renewing;
  return renewalInvoiceId === null ? texts.renewal.none : texts.renewal.billed;
}

const COLUMNS: readonly Column<ExpiringNameFragment>[] = [
  { name: texts.columns.name, cell: ({ name }) => <Ltr>{name}</Ltr> },
  { name: texts.columns.order, cell: ({ order }) => <Ltr>{order?.orderNumber ?? '—'}</Ltr> },
  {
    name: texts.columns.owner,
    cell: ({ order }) =>
      order ? (
        <PersonCell name={order.customer.fullName} email={order.customer.email} id={order.customer.id} />
      ) : (
        adminSiteMessages.removed
      ),
  },
  { name: texts.columns.expires, cell: ({ expiresAt }) => expiresAt && <JalaliDate value={expiresAt} /> },
  { name: texts.columns.renewal, cell: renewalOf },
];

/** Names whose registration ends within a month or has ended, the soonest first. */
export function ExpiringNames() {
  const url = useAdminUrl();
  const variables = { page: url.page, limit: PAGE_SIZE.admin };
  const query = useQuery(AdminExpiringNamesDocument, { variables, ...LIVE_LIST });
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <AdminList found={shownData(query)?.domainRegistrations} query={query} texts={texts} filters={{}} url={url}>
        {(names) => (
          <AdminTable
            caption={texts.listLabel}
            columns={COLUMNS}
            rows={names}
            rowKey={({ id }) => id}
            list="expiring"
          />
        )}
      </AdminList>
    </Stack>
  );
}

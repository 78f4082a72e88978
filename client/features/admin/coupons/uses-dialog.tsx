import { useQuery } from '@apollo/client/react';
import { Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AdminCouponUsesDocument, type AdminCouponUsesQuery, type CouponRowFragment } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminCouponMessages } from '#client/lib/messages/admin/admin-coupons.messages.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { LIVE_LIST } from '../live-list.js';
import { tomanOf } from '../numbers/numbers.rules.js';
import { AdminTable, type Column } from '../parts/admin-table.js';
import { PageLine } from '../parts/page-line.js';
import { PersonCell } from '../parts/person-cell.js';
import { Tone } from '#client/ui/tone.js';

const { usesDialog: texts } = adminCouponMessages;

type Use = AdminCouponUsesQuery['couponUses']['items'][number];

interface UsesDialogProps {
  readonly coupon: CouponRowFragment | null;
  readonly onClose: () => void;
}

/** The orders that took a coupon, also those that gave it back. */
export function UsesDialog({ coupon, onClose }: UsesDialogProps) {
  return (
    <Modal opened={coupon !== null} onClose={onClose} title={coupon && texts.title(coupon.code)} size="xl">
      {coupon && <Uses couponId={coupon.id} />}
    </Modal>
  );
}

const COLUMNS: readonly Column<Use>[] = [
  { name: texts.columns.order, cell: ({ orderNumber }) => <Ltr>{orderNumber}</Ltr> },
  {
    name: texts.columns.customer,
    cell: ({ customer }) =>
      customer ? <PersonCell name={customer.fullName} email={customer.email} /> : adminMessages.noName,
  },
  {
    name: texts.columns.discount,
    cell: ({ discountRials, releasedAt }) =>
      releasedAt ? <Tone tone="neutral">{texts.released}</Tone> : <Money toman={tomanOf(discountRials)} />,
  },
  { name: texts.columns.at, cell: ({ createdAt }) => <JalaliDate value={createdAt} time /> },
];

function Uses({ couponId }: { readonly couponId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(AdminCouponUsesDocument, {
    variables: { couponId, page },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.couponUses;
  if (!found) return <Awaiting query={query} failed={texts.failed} rows={3} height={56} compact />;
  if (found.items.length === 0) return <Text c="dimmed">{texts.empty}</Text>;
  const { pages, total } = found.pagination;
  return (
    <Stack gap="md">
      <AdminTable caption={texts.title('')} columns={COLUMNS} rows={found.items} rowKey={({ id }) => id} />
      <PageLine page={page} pages={pages} total={total} onChange={setPage} />
    </Stack>
  );
}

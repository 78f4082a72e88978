import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminCouponsDocument, type CouponRowFragment, type CouponState } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminCouponMessages as texts } from '#client/lib/messages/admin/admin-coupons.messages.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice } from '../parts/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { ListBar } from '../parts/list-bar.js';
import { orderOf } from '../parts/list-order.js';
import { choiceOf, useAdminUrl } from '../use-admin-url.js';
import { CouponDialog, type CouponToEdit } from './coupon-form.js';
import { CouponTable } from './coupon-table.js';
import { COUPON_LISTS, useCouponActs } from './use-coupon-acts.js';
import { UsesDialog } from './uses-dialog.js';

const STATES = Object.keys(texts.states) as readonly CouponState[];

/** Discount codes: what they take off, how far they are used, and who used them. */
export function CouponsTab() {
  useLiveList('coupons', COUPON_LISTS);
  const url = useAdminUrl();
  const acts = useCouponActs();
  const [editing, setEditing] = useState<CouponToEdit | null>(null);
  const [shown, setShown] = useState<CouponRowFragment | null>(null);
  const state = choiceOf(url, 'state', STATES);
  const filters = { search: url.search || null, state };
  const order = orderOf(url, ['created', 'ends', 'used', 'discounted']);
  const query = useQuery(AdminCouponsDocument, {
    variables: { ...filters, ...order, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.coupons;
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query}>
        <Choice url={url} name="state" options={STATES.map((value) => ({ value, label: texts.states[value] }))} />
        <CsvButton path="/api/admin/export/coupons.csv" query={filters} fileName="coupons.csv" />
        <Button leftSection={<IconPlus size={18} />} onClick={() => setEditing('new')}>
          {texts.add}
        </Button>
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(coupons) => <CouponTable coupons={coupons} acts={acts} onEdit={setEditing} onUses={setShown} />}
      </AdminList>
      <CouponDialog coupon={editing} onClose={() => setEditing(null)} />
      <UsesDialog coupon={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}

import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '../../../../core/limits.js';
import { AdminWalletsDocument, type WalletRowFragment } from '../../../gql/graphql.js';
import { adminMoneyMessages } from '../../../lib/messages/admin-money.messages.js';
import { LIVE_LIST } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { CsvButton } from '../parts/csv-button.js';
import { ListBar } from '../parts/list-bar.js';
import { useAdminUrl } from '../use-admin-url.js';
import { AdjustDialog } from './adjust-dialog.js';
import { AdjustmentRequests } from './adjustment-requests.js';
import { HistoryDialog } from './history-dialog.js';
import { WalletTable } from './wallet-table.js';

const { wallets: texts } = adminMoneyMessages;

/** Everyone's wallets, ten a page (S-197), and the changes that wait for a second administrator. */
export function WalletsTab() {
  const url = useAdminUrl();
  const [adjusting, setAdjusting] = useState<WalletRowFragment | null>(null);
  const [looking, setLooking] = useState<WalletRowFragment | null>(null);
  const query = useQuery(AdminWalletsDocument, {
    variables: { search: url.search || null, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  return (
    <Stack gap="lg">
      <AdjustmentRequests />
      <ListBar
        label={texts.search}
        hint={texts.searchHint}
        value={url.search}
        onSearch={url.find}
        onRefresh={query.refetch}
      >
        <CsvButton path="/api/admin/export/wallets.csv" query={{ search: url.search || null }} fileName="wallets.csv" />
      </ListBar>
      <AdminList
        found={(query.data ?? query.previousData)?.wallets}
        error={query.error}
        failed={texts.failed}
        onRetry={() => void query.refetch()}
        empty={texts.empty}
        filtered={url.search !== ''}
        onShowAll={url.clear}
        page={url.page}
        onPage={url.turnTo}
      >
        {(wallets) => <WalletTable wallets={wallets} onAdjust={setAdjusting} onHistory={setLooking} />}
      </AdminList>
      <AdjustDialog wallet={adjusting} onClose={() => setAdjusting(null)} />
      <HistoryDialog wallet={looking} onClose={() => setLooking(null)} />
    </Stack>
  );
}

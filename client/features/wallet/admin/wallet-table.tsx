import { Button, Group, Text } from '@mantine/core';
import { IconAdjustments, IconHistory } from '@tabler/icons-react';
import type { WalletRowFragment } from '#client/gql/graphql.js';
import { adminWalletMessages } from './admin-wallets.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Money } from '#client/ui/money.js';
import { tomanOf } from '#client/lib/amounts.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';

type Row = WalletRowFragment;

const { wallets: texts } = adminWalletMessages;
const { columns: names } = texts;

interface WalletTableProps {
  readonly wallets: readonly Row[];
  readonly onAdjust: (wallet: Row) => void;
  readonly onHistory: (wallet: Row) => void;
}

export function WalletTable({ wallets, onAdjust, onHistory }: WalletTableProps) {
  const columns: readonly Column<Row>[] = [
    {
      name: names.owner,
      sort: 'owner',
      cell: ({ userId, ownerName, ownerEmail }) => <PersonCell id={userId} name={ownerName} email={ownerEmail} />,
    },
    {
      name: names.balance,
      cell: ({ balanceRials }) => (
        <Text component="span" fw={700}>
          <Money toman={tomanOf(balanceRials)} />
        </Text>
      ),
    },
    { name: names.created, sort: 'created', cell: ({ createdAt }) => <JalaliDate value={createdAt} /> },
    {
      name: names.actions,
      isActions: true,
      cell: (wallet) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <Button
            size="sm"
            variant="default"
            leftSection={<IconHistory size={17} stroke={1.75} />}
            aria-label={texts.historyLabel(wallet.ownerEmail)}
            onClick={() => onHistory(wallet)}
          >
            {texts.history}
          </Button>
          <Button
            size="sm"
            variant="light"
            leftSection={<IconAdjustments size={17} stroke={1.75} />}
            aria-label={texts.adjustOf(wallet.ownerEmail)}
            onClick={() => onAdjust(wallet)}
          >
            {texts.adjust}
          </Button>
        </Group>
      ),
    },
  ];
  return (
    <AdminTable
      caption={texts.listLabel}
      columns={columns}
      rows={wallets}
      rowKey={({ userId }) => userId}
      list="wallets"
      onOpen={onHistory}
    />
  );
}

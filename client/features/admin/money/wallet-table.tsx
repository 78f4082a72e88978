import { Button, Group, Text } from '@mantine/core';
import { IconAdjustments, IconHistory } from '@tabler/icons-react';
import type { WalletRowFragment } from '#client/gql/graphql.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Money } from '#client/ui/money.js';
import { tomanOf } from '../numbers/numbers.rules.js';
import { AdminTable, type Column } from '../parts/admin-table.js';
import { PersonCell } from '../parts/person-cell.js';

type Row = WalletRowFragment;

const { wallets: texts } = adminMoneyMessages;
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

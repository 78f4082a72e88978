import { useQuery } from '@apollo/client/react';
import { Group, Modal, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { WalletHistoryDocument, type AdjustmentRowFragment, type WalletRowFragment } from '#client/gql/graphql.js';
import { formatToman } from '#client/lib/format.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { tomanOf } from '../numbers/numbers.rules.js';
import { Tone } from '#client/ui/tone.js';
import { useFailureToast } from '../parts/use-failure-toast.js';

const { wallets: texts, adjust } = adminMoneyMessages;
const TONES = { credit: 'good', debit: 'bad', correction: 'neutral' } as const;

interface HistoryDialogProps {
  readonly wallet: WalletRowFragment | null;
  readonly onClose: () => void;
}

/** The last ten manual changes. */
export function HistoryDialog({ wallet, onClose }: HistoryDialogProps) {
  const title = wallet && texts.historyOf(wallet.ownerName ?? wallet.ownerEmail);
  return (
    <Modal opened={wallet !== null} onClose={onClose} title={title} size="lg">
      {wallet && <History walletId={wallet.id} />}
    </Modal>
  );
}

function History({ walletId }: { readonly walletId: string }) {
  const { data, error, refetch } = useQuery(WalletHistoryDocument, {
    variables: { walletId, limit: PAGE_SIZE.admin },
    fetchPolicy: 'cache-and-network',
  });
  useFailureToast(error, texts.historyFailed);
  if (!data) return <Awaiting query={{ error, refetch }} failed={texts.historyFailed} rows={3} height={64} compact />;
  const { items } = data.walletAdjustments;
  if (items.length === 0) return <EmptyState {...texts.historyEmpty} icon={<IconHistory size={28} />} compact />;
  return (
    <Stack gap="md" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
      {items.map((item) => (
        <HistoryLine key={item.id} item={item} />
      ))}
    </Stack>
  );
}

function HistoryLine({ item }: { readonly item: AdjustmentRowFragment }) {
  const money = (rials: number) => formatToman(tomanOf(rials));
  return (
    <li>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Tone tone={TONES[item.type]}>{adjust.types[item.type]}</Tone>
          <Text fw={650}>{money(item.amountRials)}</Text>
        </Group>
        <Text size="sm" c="dimmed">
          {money(item.balanceBeforeRials)} ← {money(item.balanceAfterRials)}
        </Text>
      </Group>
      <Text size="sm">{item.reason}</Text>
      {item.notes && (
        <Text size="sm" c="dimmed">
          {item.notes}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {texts.by(item.adminName)} · <JalaliDate value={item.createdAt} time />
      </Text>
    </li>
  );
}

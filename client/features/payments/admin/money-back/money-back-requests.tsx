import { useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { MoneyBackRequestsDocument, type MoneyBackRowFragment } from '#client/gql/graphql.js';
import { tomanOf } from '#client/lib/amounts.js';
import { formatToman } from '#client/lib/format.js';
import { moneyBackMessages as texts } from './money-back.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { LIVE_LIST } from '#client/ui/admin/live-list.js';
import { useFailureToast } from '#client/ui/admin/use-failure-toast.js';
import { ApproveMoneyBackDialog } from './approve-money-back-dialog.js';
import { RefuseMoneyBackDialog } from './refuse-money-back-dialog.js';
import { WaitingRequests } from '#client/ui/admin/waiting-requests.js';

const NONE: readonly MoneyBackRowFragment[] = [];

/** Customers' money-back requests within the guarantee; undefined until it is known whether any wait. */
export function useMoneyBackRequests(): readonly MoneyBackRowFragment[] | undefined {
  const variables = { limit: PAGE_SIZE.admin };
  const { data, error } = useQuery(MoneyBackRequestsDocument, { variables, ...LIVE_LIST });
  useFailureToast(error, texts.failed);
  // The requests are rendered in short tasks.
  return useDeferredValue(data?.moneyBackRequests.items ?? (error ? NONE : undefined));
}

/** Nothing where none waits. */
export function MoneyBackRequests({ items }: { readonly items: readonly MoneyBackRowFragment[] }) {
  const [approving, setApproving] = useState<MoneyBackRowFragment | null>(null);
  const [refusing, setRefusing] = useState<MoneyBackRowFragment | null>(null);
  return (
    <>
      <WaitingRequests
        label={texts.label}
        title={texts.title(items.length)}
        items={items}
        renderItem={(item) => (
          <RequestLine
            key={item.id}
            item={item}
            onRefuse={() => setRefusing(item)}
            onApprove={() => setApproving(item)}
          />
        )}
      />
      <ApproveMoneyBackDialog request={approving} onClose={() => setApproving(null)} />
      <RefuseMoneyBackDialog request={refusing} onClose={() => setRefusing(null)} />
    </>
  );
}

interface RequestLineProps {
  readonly item: MoneyBackRowFragment;
  readonly onRefuse: () => void;
  readonly onApprove: () => void;
}

function RequestLine({ item, onRefuse, onApprove }: RequestLineProps) {
  const { orderNumber, orderTitle, customer, reason, createdAt } = item;
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600}>{orderTitle}</Text>
        <Text size="sm">
          <Ltr>{orderNumber}</Ltr> · {formatToman(tomanOf(item.refundableRials))}
        </Text>
        <Text size="sm">{reason}</Text>
        <Text size="sm" c="dimmed">
          {customer?.fullName ?? customer?.email} · <JalaliDate value={createdAt} ago />
        </Text>
      </div>
      <Group gap="xs">
        <Button size="sm" variant="default" aria-label={texts.refuseLabel(orderNumber)} onClick={onRefuse}>
          {texts.refuse}
        </Button>
        <Button size="sm" aria-label={texts.approveLabel(orderNumber)} onClick={onApprove}>
          {texts.approve}
        </Button>
      </Group>
    </Group>
  );
}

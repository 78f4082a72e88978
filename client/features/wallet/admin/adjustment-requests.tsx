import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import {
  AdjustmentRequestsDocument,
  ApproveWalletAdjustmentDocument,
  type RequestRowFragment,
} from '#client/gql/graphql.js';
import { tomanOf } from '#client/lib/amounts.js';
import { formatToman } from '#client/lib/format.js';
import { adminWalletMessages } from './admin-wallets.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { toast } from '#client/ui/toast.js';
import { LIVE_LIST } from '#client/ui/admin/live-list.js';
import { useFailureToast } from '#client/ui/admin/use-failure-toast.js';
import { Tone } from '#client/ui/tone.js';
import { RejectDialog } from './reject-dialog.js';
import { WALLET_LISTS } from './use-adjust.js';
import { WaitingRequests } from '#client/ui/admin/waiting-requests.js';

const { requests: texts, adjust } = adminWalletMessages;

const NONE: readonly RequestRowFragment[] = [];

/**
 * Changes above the limit that wait for an administrator other than the requester; undefined until it is known whether
 * any do.
 */
export function useAdjustmentRequests(): readonly RequestRowFragment[] | undefined {
  const variables = { limit: PAGE_SIZE.admin };
  const { data, error } = useQuery(AdjustmentRequestsDocument, { variables, ...LIVE_LIST });
  useFailureToast(error, texts.failed);
  // The requests are rendered in short tasks.
  return useDeferredValue(data?.adjustmentRequests.items ?? (error ? NONE : undefined));
}

/** Nothing where none waits. */
export function AdjustmentRequests({ items }: { readonly items: readonly RequestRowFragment[] }) {
  const [rejecting, setRejecting] = useState<RequestRowFragment | null>(null);
  return (
    <>
      <WaitingRequests
        label={texts.label}
        title={texts.title(items.length)}
        items={items}
        renderItem={(item) => <RequestLine key={item.id} item={item} onReject={() => setRejecting(item)} />}
      />
      <RejectDialog request={rejecting} onClose={() => setRejecting(null)} />
    </>
  );
}

interface RequestLineProps {
  readonly item: RequestRowFragment;
  readonly onReject: () => void;
}

function RequestLine({ item, onReject }: RequestLineProps) {
  const { owner, requestedBy } = item;
  const ownerName = owner.fullName ?? owner.email;
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600}>{texts.line(adjust.types[item.type], formatToman(tomanOf(item.amountRials)), ownerName)}</Text>
        <Text size="sm">{item.reason}</Text>
        <Text size="sm" c="dimmed">
          {texts.by(requestedBy.fullName ?? requestedBy.email)} · <JalaliDate value={item.createdAt} ago />
        </Text>
      </div>
      {item.mayDecide ? (
        <Group gap="xs">
          <Button size="sm" variant="default" aria-label={texts.rejectLabel(ownerName)} onClick={onReject}>
            {texts.reject}
          </Button>
          <ApproveButton id={item.id} ownerName={ownerName} />
        </Group>
      ) : (
        <Tone tone="waiting">{texts.waiting}</Tone>
      )}
    </Group>
  );
}

function ApproveButton({ id, ownerName }: { readonly id: string; readonly ownerName: string }) {
  const [approve, { loading }] = useMutation(ApproveWalletAdjustmentDocument);
  const client = useApolloClient();
  const agree = async () => {
    try {
      await approve({ variables: { id } });
      toast.success(texts.approved);
    } catch (error) {
      toast.error(error, texts.approveFailed);
    }
    await refreshQueries(client, WALLET_LISTS);
  };
  return (
    <Button size="sm" loading={loading} aria-label={texts.approveLabel(ownerName)} onClick={() => void agree()}>
      {texts.approve}
    </Button>
  );
}

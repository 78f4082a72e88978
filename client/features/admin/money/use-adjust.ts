import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { parseAmount } from '#core/text/digits.js';
import { rialToToman, toman, type Rial } from '#core/money.js';
import { AdjustWalletDocument, RequestWalletAdjustmentDocument, type WalletRowFragment } from '#client/gql/graphql.js';
import { attempt } from '#client/lib/attempt.js';
import { toUiError } from '#client/lib/errors.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { toast } from '#client/ui/toast.js';
import { adjustFault, EMPTY_ADJUST, type AdjustDraft, type AdjustFault } from './adjust.rules.js';

const { adjust: texts } = adminMoneyMessages;
export const WALLET_LISTS: ReadonlySet<string> = new Set([
  'AdminWallets',
  'AdminCustomer',
  'WalletHistory',
  'AdjustmentRequests',
]);

/** The limit, toman, in the answer that requires a second administrator; null for any other failure. */
function approvalLimit(error: unknown): number | null {
  const { code, details } = toUiError(error);
  if (code !== 'APPROVAL_REQUIRED') return null;
  const limit = details['thresholdRials'];
  return typeof limit === 'number' ? rialToToman((limit - (limit % 10)) as Rial) : 0;
}

/** The form of one change of balance; what it sends, it sends once. */
export function useAdjust(wallet: WalletRowFragment, balance: number, onDone: () => void) {
  const [draft, setDraft] = useState(EMPTY_ADJUST);
  const [fault, setFault] = useState<AdjustFault | null>(null);
  /** Toman, where a second administrator must agree. */
  const [limit, setLimit] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [adjust] = useMutation(AdjustWalletDocument);
  const [request] = useMutation(RequestWalletAdjustmentDocument);
  const client = useApolloClient();
  const change = (changes: Partial<AdjustDraft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setFault(null);
    setLimit(null);
  };
  const finish = async (message: string) => {
    toast.success(message);
    setDraft(EMPTY_ADJUST);
    onDone();
    await refreshQueries(client, WALLET_LISTS);
  };
  const send = async (ask: boolean) => {
    const found = adjustFault(draft, balance);
    setFault(found);
    if (found) return;
    const { type, amount, reason, notes } = draft;
    const input = {
      type,
      amountToman: toman(parseAmount(amount) ?? 0),
      reason: reason.trim(),
      notes: notes.trim() || null,
    };
    const target = { walletId: wallet.id, ...input };
    setBusy(true);
    try {
      await attempt(`${ask ? 'request' : 'adjust'}:${JSON.stringify(target)}`, async (key) => {
        const variables = { ...target, key };
        await (ask ? request({ variables }) : adjust({ variables }));
      });
      await finish(ask ? texts.approval.asked : texts.done);
    } catch (error) {
      const needed = approvalLimit(error);
      setLimit(needed);
      if (needed === null) toast.error(error, ask ? texts.approval.requestFailed : texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return { draft, change, fault, limit, busy, send };
}

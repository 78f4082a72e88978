import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  OrderSiteUpgradeDocument,
  type OrderSiteUpgradeInput,
  type WaitingUpgradeFragment,
} from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { siteUpgradeMessages as texts } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { toast } from '#client/ui/toast.js';
import type { SplitParts } from '#client/features/invoices/index.js';
import { usePay } from '#client/features/payments/index.js';

interface Ports {
  readonly siteId: string;
  /** It is paid, or cost nothing. */
  readonly onDone: () => Promise<void>;
  /** The price is another than the one that was shown. */
  readonly onChanged: () => Promise<unknown>;
}

/** Null: nothing is to be paid. */
export type UpgradeWay = 'card' | 'wallet' | SplitParts | null;

/** Orders what was shown and pays it; what is ordered and not paid waits as an invoice. */
export function useOrderUpgrade({ siteId, onDone, onChanged }: Ports) {
  const [order, { loading }] = useMutation(OrderSiteUpgradeDocument);
  const { pay, isPaying } = usePayUpgrade(onDone);
  const run = async (input: OrderSiteUpgradeInput, way: UpgradeWay): Promise<void> => {
    try {
      const { data } = await order({ variables: { id: siteId, input } });
      if (!data) throw new Error('orderSiteUpgrade answered nothing');
      const upgrade = data.orderSiteUpgrade;
      if (way !== null && upgrade.invoice) return await pay(upgrade, way);
      toast.success(upgrade.publishes ? texts.freeDone : texts.freeOnly);
      await onDone();
    } catch (error) {
      const { code } = toUiError(error);
      if (code === 'PRICE_MISMATCH' || code === 'CONFLICT') {
        toast.failure(texts.changed, texts.failed);
        await onChanged();
      } else toast.error(error, texts.failed);
    }
  };
  return { run, isBusy: loading || isPaying };
}

/** Pays what was ordered: by card, from the wallet, or both. */
export function usePayUpgrade(onPaid: () => Promise<void>) {
  const [isPaying, setPaying] = useState(false);
  const payer = usePay(onPaid);
  const pay = async ({ publishes, invoice }: WaitingUpgradeFragment, way: Exclude<UpgradeWay, null>): Promise<void> => {
    if (!invoice) return;
    const { id, serviceName: title, amountToman } = invoice;
    const bill = { id, title, amountToman };
    const done = publishes ? texts.paid : texts.paidOnly;
    setPaying(true);
    if (way === 'card') await payer.atGateway(bill, { invoiceId: id });
    else if (way === 'wallet') await payer.fromWallet(bill, id, done);
    else await payer.split(bill, { invoiceId: id }, way, done);
    setPaying(false);
  };
  return { pay, isPaying: isPaying || payer.busyId !== null };
}

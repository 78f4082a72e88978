/** An administrator who changes balances, gives money back in parts, twice and at once, and drops orders. */
import type { Bearer } from './accounts.js';
import { deleteOrder, type Stage } from './customers.js';
import { newKey, type Answer } from './apis.js';
import type { Random } from './random.js';

const ADJUST_TOMANS = [100_000, 2_000_000, 9_000_000] as const;
/** Rials. */
const PARTS = [null, null, 10_000, 1_000_000, 3_000_000] as const;
/** Older payments have mostly been given back already. */
const NEWEST = 8;

export function createAdmin(stage: Stage, who: Bearer, random: Random): () => Promise<void> {
  const { apis, log } = stage;

  const adjustOnce = async (
    input: { walletId: string; type: string; amountToman: number },
    key: string,
  ): Promise<void> => {
    const { walletId, type, amountToman } = input;
    const reason = 'آزمون';
    const answer = random.chance(0.5)
      ? await apis.rest(who, `/admin/wallets/${walletId}/adjust`, { amount: amountToman, type, reason }, { key })
      : await apis.graphql(who, 'adjustWallet', {
          declare: '$walletId: ID!, $type: WalletAdjustmentType!, $amountToman: Toman!, $reason: String!, $key: String',
          pass: 'walletId: $walletId, type: $type, amountToman: $amountToman, reason: $reason, idempotencyKey: $key',
          variables: { ...input, reason, key },
          select: 'id balanceAfterRials',
        });
    if (answer.data) log.add({ what: 'adjusted', ...adjusted(answer) }, key);
  };

  const adjust = async (): Promise<void> => {
    const type = random.pick(['credit', 'credit', 'credit', 'debit', 'correction'] as const);
    const input = { walletId: random.pick(stage.customers), type, amountToman: random.pick(ADJUST_TOMANS) };
    const key = newKey();
    // One adjustment sent again, or several that meet at one wallet.
    const own = random.chance(0.6);
    await Promise.all(Array.from({ length: random.between(1, 3) }, () => adjustOnce(input, own ? newKey() : key)));
  };

  const refundOnce = async (paymentId: string, amount: number | null, key: string): Promise<boolean> => {
    const answer = random.chance(0.5)
      ? await apis.rest(who, '/payments/refund', { payment_id: paymentId, ...(amount && { amount }) }, { key })
      : await apis.graphql(who, 'refundPayment', {
          declare: '$paymentId: ID!, $amount: Rial, $key: String',
          pass: 'paymentId: $paymentId, amountRials: $amount, idempotencyKey: $key',
          variables: { paymentId, amount, key },
          select: 'id paymentId amountRials status',
        });
    if (!answer.data) return false;
    const id = String(answer.data['id'] ?? answer.data['refund_id']);
    const amountRials = Number(answer.data['amountRials'] ?? answer.data['amount']);
    log.add({ what: 'refunded', id, paymentId, amountRials }, key);
    return true;
  };

  const refund = async (): Promise<void> => {
    if (stage.settledPayments.length === 0) return adjust();
    const paymentId = random.pick(stage.settledPayments.slice(-NEWEST));
    const amount = random.pick(PARTS);
    const key = newKey();
    const own = random.chance(0.5);
    const times = random.pick([1, 2, 2, 3]);
    const calls = Array.from({ length: times }, () => refundOnce(paymentId, amount, own ? newKey() : key));
    if ((await Promise.all(calls)).some(Boolean) && times > 1) stage.scenes.note('refunds at once');
  };

  const drop = async (): Promise<void> => {
    if (stage.orders.length === 0) return;
    await deleteOrder({ apis, log }, { who, id: random.pick(stage.orders), random, admin: true });
  };

  const bill = async (): Promise<void> => {
    const userId = random.pick(stage.customers);
    const answer = await apis.graphql(who, 'createInvoice', {
      declare: '$input: NewInvoiceInput!',
      pass: 'input: $input',
      variables: { input: { userId, amountRials: 3_000_000, serviceName: 'پشتیبانی' } },
      select: 'id',
    });
    if (!answer.data) return;
    const id = String(answer.data['id']);
    log.add({ what: 'invoice_written', id });
    stage.invoices.set(userId, [...(stage.invoices.get(userId) ?? []), id]);
  };

  const acts = [adjust, adjust, adjust, refund, refund, refund, drop, bill];
  return () => random.pick(acts)();
}

/** Rials in the one API, toman in the other. */
function adjusted({ data }: Answer): { id: string; balanceRials: number } {
  const inside = (data?.['adjustment'] ?? data ?? {}) as Record<string, unknown>;
  const balanceRials = Number(inside['balanceAfterRials'] ?? Number(inside['balance_after']) * 10);
  return { id: String(inside['id']), balanceRials };
}

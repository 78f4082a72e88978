/** A customer who tops up, orders, pays, changes their mind and clicks twice, through whichever API is nearer. */
import { smallWizard } from '#tests/helpers/money.js';
import type { AcknowledgedLog } from './acknowledged.js';
import type { Bearer } from './accounts.js';
import { newKey, type Answer, type Apis } from './apis.js';
import type { Random } from './random.js';
import { createReturns, type Returns, type Session } from './returns.js';
import type { Scenes } from './scenes.js';

export interface Stage {
  readonly apis: Apis;
  readonly log: AcknowledgedLog;
  readonly scenes: Scenes;
  /** The payments that administrators may act upon, too. */
  readonly settledPayments: string[];
  readonly orders: string[];
  readonly customers: readonly string[];
  /** Invoices written for a customer by administrators. */
  readonly invoices: Map<string, string[]>;
  readonly payableToman: number;
}

const OUTCOMES = [
  ...Array.from({ length: 14 }, () => 'success'),
  'timeout',
  'late',
  'late',
  'server_error',
  'lost_answer',
  'lost_answer',
  'repeated',
  '-51',
  '-50',
  '-52',
  '-54',
] as const;

const PAYMENT = 'payment { id authority paymentUrl gateway status }';
/** Few, so that two sessions are often alike. Rials. */
const DEPOSITS = [1_000_000, 5_000_000, 20_000_000, 60_000_000] as const;
const MOST_ORDERS = 12;

export class Customer {
  private readonly orders: { readonly id: string; readonly invoiceId: string | null }[] = [];
  private readonly sessions: Session[] = [];
  private readonly returns: Returns;
  /** How often the product has said yes to paying something. */
  private taken = 0;

  constructor(
    private readonly stage: Stage,
    private readonly who: Bearer,
    private readonly random: Random,
  ) {
    this.returns = createReturns(stage, random);
  }

  /** Something that customers do, oftener what they do often. */
  async act(): Promise<void> {
    const drawn = this.random.between(1, 14);
    if (drawn <= 3) return this.deposit();
    if (drawn <= 5) return this.place();
    if (drawn <= 9) return this.payOrder();
    if (drawn <= 11) return this.payInvoice();
    if (drawn === 12) return this.refund();
    return drawn === 13 ? this.remove() : this.lateVerify();
  }

  private open(answer: Answer, isDeposit: boolean, key: string | null): Session | null {
    const payment = (answer.data?.['payment'] ?? answer.data) as Record<string, unknown> | null;
    if (!payment) return null;
    this.taken += 1;
    const id = String(payment['id'] ?? payment['payment_id']);
    if (payment['gateway'] === 'wallet' || payment['payment_method'] === 'wallet') {
      this.stage.log.add({ what: 'paid_from_wallet', id }, key);
      this.stage.settledPayments.push(id);
      return null;
    }
    const authority = String(payment['authority'] ?? '');
    const url = (answer.data?.['paymentUrl'] ?? answer.data?.['payment_url'] ?? payment['paymentUrl']) as string | null;
    if (!authority) return null;
    this.stage.log.add({ what: 'session_opened', id, authority }, key);
    if (!url) return null;
    const session = { id, authority, url, isDeposit };
    this.sessions.push(session);
    return session;
  }

  /** One act, perhaps clicked twice at once: with the same key, or each click with its own. */
  private async clicks(act: (key: string | null) => Promise<Session | null>): Promise<Session | null> {
    const key = this.random.chance(0.7) ? newKey() : null;
    const times = this.random.pick([1, 1, 2, 2, 3]);
    const own = this.random.chance(0.5);
    const before = this.taken;
    const made = await Promise.all(Array.from({ length: times }, () => act(own && times > 1 ? newKey() : key)));
    if (times > 1 && this.taken > before) this.stage.scenes.note('clicks at once');
    if (key && !own && this.random.chance(0.3)) made.push(await act(key));
    const [first = null, ...others] = made.filter((session) => session !== null);
    const unpaid = others.filter(({ authority }) => authority !== first?.authority);
    for (const other of unpaid) if (this.random.chance(0.5)) await this.returns.lie(other);
    return first;
  }

  private async goAndPay(session: Session): Promise<void> {
    const { apis } = this.stage;
    const way = this.random.next();
    const outcome = this.random.pick(OUTCOMES);
    if (way < 0.08) {
      await apis.atGateway(session.url, { do: 'cancel', outcome: 'success' });
      return void (await this.returns.come(session, 'NOK'));
    }
    // Says that it is paid before it is. It may then still be.
    if (way < 0.3) {
      await this.returns.lie(session);
      if (this.random.chance(0.4)) await this.payLate(session);
      return undefined;
    }
    if (way < 0.4) {
      await this.cancel(session);
      return this.payLate(session);
    }
    // Walks away.
    if (way < 0.43) return undefined;
    if (!(await apis.atGateway(session.url, { do: 'pay', outcome }))) return undefined;
    // Pays and closes the browser.
    if (way < 0.5) return undefined;
    await this.returns.come(session, this.random.chance(0.9) ? 'OK' : 'NOK');
    if (this.random.chance(0.2)) await this.returns.come(session);
    return undefined;
  }

  /** The page of the gateway had stayed open. */
  private async payLate(session: Session): Promise<void> {
    const closes = this.random.chance(0.3);
    const press = { do: closes ? 'close' : 'pay', outcome: this.random.pick(OUTCOMES) } as const;
    if (!(await this.stage.apis.atGateway(session.url, press))) return;
    this.stage.scenes.note('late money');
    if (!closes) await this.returns.come(session);
  }

  private async cancel({ id }: { readonly id: string | null }): Promise<void> {
    if (!id) return;
    const answer = this.random.chance(0.5)
      ? await this.stage.apis.rest(this.who, '/payments/cancel', { payment_id: id })
      : await this.stage.apis.graphql(this.who, 'cancelPayment', {
          declare: '$id: ID!',
          pass: 'id: $id',
          variables: { id },
          select: 'id status',
        });
    if (answer.data) this.stage.log.add({ what: 'payment_cancelled', id });
  }

  private async depositOnce(amount: number, key: string | null): Promise<Session | null> {
    const answer = this.random.chance(0.5)
      ? await this.stage.apis.rest(this.who, '/wallets/me/deposit', { amount }, { key })
      : await this.stage.apis.graphql(this.who, 'requestDeposit', {
          declare: '$input: DepositInput!, $key: String',
          pass: 'input: $input, idempotencyKey: $key',
          variables: { input: { amountRials: amount }, key },
          select: `paymentUrl ${PAYMENT}`,
        });
    const waiting = answer.details['payment_id'] ?? answer.details['paymentId'];
    if (typeof waiting === 'string') await this.cancel({ id: waiting });
    return this.open(answer, true, key);
  }

  private async deposit(): Promise<void> {
    const amount = this.random.pick(DEPOSITS);
    const session = await this.clicks((key) => this.depositOnce(amount, key));
    if (session) await this.goAndPay(session);
  }

  private async place(): Promise<void> {
    const key = newKey();
    const input = { submitMode: 'draft', wizardData: smallWizard(), totalToman: this.stage.payableToman };
    const answer = await this.stage.apis.graphql(this.who, 'createOrder', {
      declare: '$input: CreateOrderInput!, $key: String',
      pass: 'input: $input, idempotencyKey: $key',
      variables: { input, key },
      select: 'order { id invoice { id } }',
    });
    const order = answer.data?.['order'] as { id: string; invoice: { id: string } | null } | undefined;
    if (!order) return;
    this.stage.log.add({ what: 'order_placed', id: order.id }, key);
    this.orders.push({ id: order.id, invoiceId: order.invoice?.id ?? null });
    this.stage.orders.push(order.id);
    if (this.orders.length > MOST_ORDERS) this.orders.shift();
  }

  private async payOrderOnce(orderId: string, by: PayBy, key: string | null): Promise<Session | null> {
    if (by === 'wallet' || this.random.chance(0.5))
      return this.open(
        await this.stage.apis.rest(this.who, '/payments/request', { order_id: orderId, payment_method: by }, { key }),
        false,
        key,
      );
    const call = { declare: '$id: ID!, $key: String', pass: 'orderId: $id, idempotencyKey: $key' };
    const variables = { id: orderId, key };
    const operation = by === 'split' ? 'requestSplitPayment' : 'requestPayment';
    return this.open(
      await this.stage.apis.graphql(this.who, operation, { ...call, variables, select: `paymentUrl ${PAYMENT}` }),
      false,
      key,
    );
  }

  private async payOrder(): Promise<void> {
    const order = this.orders.length > 0 ? this.random.pick(this.orders) : null;
    if (!order) return this.place();
    const by = this.random.pick(['wallet', 'wallet', 'gateway', 'split'] as const);
    const session = await this.clicks((key) => this.payOrderOnce(order.id, by, key));
    if (session) await this.goAndPay(session);
  }

  private async payInvoiceOnce(id: string, method: PayBy, key: string | null): Promise<Session | null> {
    const answer = this.random.chance(0.5)
      ? await this.stage.apis.rest(this.who, `/invoices/${id}/pay`, { method }, { key })
      : await this.stage.apis.graphql(this.who, 'payInvoice', {
          declare: '$id: ID!, $method: PayMethod!, $key: String',
          pass: 'id: $id, method: $method, idempotencyKey: $key',
          variables: { id, method, key },
          select: 'success paymentUrl invoice { id status }',
        });
    if (answer.data) this.taken += 1;
    const invoice = answer.data?.['invoice'] as { status: string } | undefined;
    if (invoice?.status === 'paid') this.stage.log.add({ what: 'invoice_paid', id });
    const url = (answer.data?.['paymentUrl'] ?? answer.data?.['payment_url']) as string | null | undefined;
    const authority = url ? (new URL(url).pathname.split('/').at(-1) ?? '') : '';
    return url && authority ? { id: null, authority, url, isDeposit: false } : null;
  }

  private async payInvoice(): Promise<void> {
    const written = this.stage.invoices.get(this.who.id) ?? [];
    const ids = [...this.orders.flatMap(({ invoiceId }) => invoiceId ?? []), ...written];
    if (ids.length === 0) return this.place();
    const id = this.random.pick(ids);
    const method = this.random.pick(['wallet', 'gateway', 'split'] as const);
    const session = await this.clicks((key) => this.payInvoiceOnce(id, method, key));
    if (session) await this.goAndPay(session);
  }

  private async refund(): Promise<void> {
    const order = this.orders.length > 0 ? this.random.pick(this.orders) : null;
    if (!order) return;
    const { id } = order;
    const key = newKey();
    const answer = this.random.chance(0.5)
      ? await this.stage.apis.rest(this.who, '/wallets/refund-order', { order_id: id }, { key })
      : await this.stage.apis.graphql(this.who, 'refundOrder', {
          declare: '$id: ID!, $key: String',
          pass: 'orderId: $id, idempotencyKey: $key',
          variables: { id, key },
          select: 'orderId amountRials',
        });
    const amountRials = Number(answer.data?.['amount'] ?? answer.data?.['amountRials'] ?? 0);
    if (answer.data) this.stage.log.add({ what: 'order_refunded', id, amountRials });
  }

  private async remove(): Promise<void> {
    const order = this.orders.length > 0 ? this.random.pick(this.orders) : null;
    if (order) await deleteOrder(this.stage, { who: this.who, id: order.id, random: this.random });
  }

  private async lateVerify(): Promise<void> {
    if (this.sessions.length > 0) await this.returns.come(this.random.pick(this.sessions));
  }
}

type PayBy = 'wallet' | 'gateway' | 'split';

export async function deleteOrder(
  { apis, log }: Pick<Stage, 'apis' | 'log'>,
  { who, id, random, admin = false }: { who: Bearer; id: string; random: Random; admin?: boolean },
): Promise<void> {
  const answer = random.chance(0.5)
    ? await apis.rest(who, admin ? `/admin/orders/${id}` : `/orders/${id}`, null, { method: 'DELETE' })
    : await apis.graphql(who, 'deleteOrder', {
        declare: '$id: ID!',
        pass: 'id: $id',
        variables: { id },
        select: '__typename',
      });
  if (answer.data) log.add({ what: 'order_deleted', id });
}

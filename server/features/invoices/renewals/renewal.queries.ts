/** The state of renewals, as plain rows. */
import type DataLoader from 'dataloader';
import { INVOICE } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { RenewalType } from './renewal.types.js';

const COLUMNS = columns<RenewalType>()(
  `orderId period amountRials paidUntil nextInvoiceAt stoppedAt pausedAt endsAt endedAt suspendsAt openInvoiceId`,
  {
    table: 'n',
    expressions: {
      amountRials: `(select sum((line->>'amountToman')::bigint) * 10 from jsonb_array_elements(n.lines) line)::bigint`,
      paidUntil: 'coalesce(n.ends_at, o.period_start, n.next_start)',
      nextInvoiceAt: `case when n.stopped_at is null and n.paused_at is null and o.id is null
        then n.next_start - interval '${INVOICE.renewAheadDays} days' end`,
      suspendsAt: 'o.suspends_at',
      openInvoiceId: 'o.id',
    },
  },
);
const SELECT = `select ${COLUMNS} from renewals n left join lateral (
  select i.id, i.period_start, r.suspends_at from invoices i
  left join invoice_reminders r on r.invoice_id = i.id and r.kind = 'before_suspension'
  where i.order_id = n.order_id and i.kind = 'renewal' and i.status in ('pending', 'due', 'overdue')
  order by i.period_start limit 1) o on true`;

/** Null where nothing of the order is renewed. The caller has decided who may see the order. */
export function readRenewal(ctx: Ctx, orderId: string): Promise<RenewalType | null> {
  return row<RenewalType>(ctx.em, `${SELECT} where n.order_id = $1`, [orderId]);
}

/** Loads the renewals of many orders in one query. */
export function renewalLoader(ctx: Ctx): DataLoader<string, RenewalType | null> {
  return loaderOf<RenewalType>(
    ctx,
    'renewals.of-order',
    (ids) => rows<RenewalType>(ctx.em, `${SELECT} where n.order_id = any($1::uuid[])`, [[...ids]]),
    ({ orderId }) => orderId,
  );
}

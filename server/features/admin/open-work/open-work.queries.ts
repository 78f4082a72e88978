/** The work that waits for an administrator, straight from the tables. */
import { INVOICE } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { OPEN_WORK_KINDS, type OpenWorkKind, type OpenWorkType } from './open-work.types.js';

const EXPIRING_DAYS = 30;
const FAILED_MAIL_DAYS = 7;

const NO_DUE = 'null::timestamptz as due';

const services = (service: string): string =>
  `select created_at as since, due_at as due from service_tasks where status = 'open' and service = '${service}'`;

/**
 * The rows of each kind, since when each waits, and where it has to be done by a certain time, until when; `$1` is now.
 */
const WAITING: Readonly<Record<OpenWorkKind, string>> = {
  payments: `select created_at as since, ${NO_DUE} from payments where status = 'needs_review'`,
  refunds: `select created_at as since, ${NO_DUE} from money_back_requests where status = 'pending'`,
  adjustments: `select created_at as since, expires_at as due from adjustment_requests
    where status = 'pending' and expires_at > $1`,
  // Since the money arrived, or since the account was closed with it.
  balances: `select greatest(u.anonymised_at, (select max(e.created_at) from ledger_entries e where e.account_id = a.id))
      as since, ${NO_DUE} from users u join ledger_accounts a on a.user_id = u.id
    where u.anonymised_at is not null and a.balance_rials > 0`,
  names: `select coalesce(i.paid_at, o.created_at) as since, ${NO_DUE} from orders o
    left join invoices i on i.order_id = o.id and i.kind = 'order' and i.status = 'paid'
    where o.domain_status = 'awaiting_confirmation' and o.payment_status = 'paid' and o.status = 'in_progress'
      and o.deleted_at is null and o.domain <> ''`,
  rush: services('rushDelivery'),
  reports: `select created_at as since, ${NO_DUE} from site_reports where status = 'open'`,
  builds: `select updated_at as since, ${NO_DUE} from sites where failure is not null`,
  labels: `select created_at as since, ${NO_DUE} from sites where wished_label is not null`,
  registrations: `select created_at as since, due_at as due from registration_tasks where status = 'open'`,
  expiring: `select expires_at - interval '${EXPIRING_DAYS} days' as since, expires_at as due from domain_registrations
    where status in ('registered', 'grace') and expires_at <= $1::timestamptz + interval '${EXPIRING_DAYS} days'`,
  // Overdue from the end of its days of grace on.
  invoices: `select due_at + interval '${INVOICE.graceDays} days' as since, ${NO_DUE} from invoices
    where status = 'overdue'`,
  // Since the last try.
  emails: `select coalesce((history -> -1 ->> 'at')::timestamptz, created_at) as since, ${NO_DUE} from email_logs
    where status = 'failed' and created_at > $1::timestamptz - interval '${FAILED_MAIL_DAYS} days'`,
  maintenance: services('maintenancePlan'),
  tickets: `select last_message_at as since, ${NO_DUE} from support_tickets where team_unread > 0`,
};

/** Kinds of which nobody is notified when they begin to wait. */
export const UNANNOUNCED = ['balances', 'names', 'expiring', 'invoices', 'emails'] as const satisfies OpenWorkKind[];
export type UnannouncedKind = (typeof UNANNOUNCED)[number];

const counted = (kinds: readonly OpenWorkKind[], where = ''): string =>
  kinds
    .map(
      (kind) => `select '${kind}' as kind, count(*)::int as count, min(since) as "oldestAt", min(due) as "dueAt"
        from (${WAITING[kind]}) waiting ${where} having count(*) > 0`,
    )
    .join('\nunion all ');

const OPEN = `select * from (${counted(OPEN_WORK_KINDS)}) work
  order by coalesce("dueAt" <= $1, false) desc, "oldestAt"`;
const NEW = counted(UNANNOUNCED, 'where since > $2 and since <= $3');

/** Only kinds of which something waits; what is late first, then what waits longest. */
export function selectOpenWork(ctx: Ctx): Promise<OpenWorkType[]> {
  return rows<OpenWorkType>(ctx.em, OPEN, [ctx.clock.now()]);
}

export interface NewWork {
  readonly kind: UnannouncedKind;
  readonly count: number;
}

/** The work that has begun to wait after `from`, until `to`, of the kinds that are not announced at once. */
export function selectNewWork(ctx: Ctx, from: Date, to: Date): Promise<NewWork[]> {
  return rows<NewWork>(ctx.em, NEW, [ctx.clock.now(), from, to]);
}

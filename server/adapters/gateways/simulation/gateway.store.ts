/** The book of a simulated gateway: a row a payment, changed by single statements so that only one call is first. */
import type { QueryResultRow } from 'pg';
import type { SandboxDatabase } from '#server/sandbox/database.js';
import { defaultTimes } from './provocations.js';

export type SessionStatus = 'in_bank' | 'paid' | 'failed' | 'reversed';
export type Currency = 'IRR' | 'IRT';

export interface GatewaySession {
  /** The provider's name of the session, in its own form; no two of one sandbox are alike. */
  readonly authority: string;
  readonly merchantId: string;
  /** Rials whatever the currency of the request was. */
  readonly amountRials: number;
  /** The unit of the merchant's request, which verify uses too. */
  readonly currency: Currency;
  readonly description: string;
  readonly callbackUrl: string;
  readonly orderId: string | null;
  readonly referer: string | null;
  readonly status: SessionStatus;
  readonly verifiedCount: number;
  readonly refId: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

export type NewSession = Pick<
  GatewaySession,
  | 'authority'
  | 'merchantId'
  | 'amountRials'
  | 'currency'
  | 'description'
  | 'callbackUrl'
  | 'orderId'
  | 'referer'
  | 'createdAt'
>;

export interface GatewayStore {
  open(session: NewSession): Promise<GatewaySession>;
  find(authority: string): Promise<GatewaySession | null>;
  newest(limit: number): Promise<GatewaySession[]>;
  unverified(merchantId: string, limit: number): Promise<GatewaySession[]>;
  /** From the bank's page: null when the payment is no longer open, so that it cannot be paid twice. */
  finish(authority: string, status: 'paid' | 'failed', at: Date): Promise<GatewaySession | null>;
  /** Counts one verification and gives the ref id, the same each time. Null when there is nothing paid to verify. */
  recordVerification(authority: string, by?: number): Promise<GatewaySession | null>;
  /** Null when it was not paid, or is reversed already. */
  reverse(authority: string): Promise<GatewaySession | null>;
  provoke(authority: string, provocation: string | null, times?: number): Promise<void>;
  /** The provocation that this verify call must show, counted down. */
  consumeProvocation(authority: string): Promise<string | null>;
}

const TABLE = 'sandbox.gateway_session';

const COLUMNS = `authority, merchant_id as "merchantId", amount_rials as "amountRials", currency, description,
  callback_url as "callbackUrl", order_id as "orderId", referer, status, verified_count as "verifiedCount",
  ref_id as "refId", created_at as "createdAt", paid_at as "paidAt"`;

type SessionRow = Omit<GatewaySession, 'amountRials'> & { readonly amountRials: string } & QueryResultRow;

export function createGatewayStore(db: SandboxDatabase): GatewayStore {
  const sessions = async (sql: string, values: readonly unknown[]): Promise<GatewaySession[]> =>
    (await db.query<SessionRow>(sql, values)).map((row) => ({ ...row, amountRials: Number(row.amountRials) }));
  const session = async (sql: string, values: readonly unknown[]): Promise<GatewaySession | null> =>
    (await sessions(sql, values))[0] ?? null;

  return {
    open: async (input) => {
      const opened = await session(
        `insert into ${TABLE} (authority, merchant_id, amount_rials, currency, description, callback_url, order_id, referer, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
        [
          input.authority,
          input.merchantId,
          input.amountRials,
          input.currency,
          input.description,
          input.callbackUrl,
          input.orderId,
          input.referer,
          input.createdAt,
        ],
      );
      if (!opened) throw new Error('the inserted session did not come back');
      return opened;
    },
    find: (authority) => session(`select ${COLUMNS} from ${TABLE} where authority = $1`, [authority]),
    newest: (limit) =>
      sessions(`select ${COLUMNS} from ${TABLE} order by created_at desc, authority limit $1`, [limit]),
    unverified: (merchantId, limit) =>
      sessions(
        `select ${COLUMNS} from ${TABLE} where merchant_id = $1 and status = 'paid' and verified_count = 0
         order by created_at desc, authority limit $2`,
        [merchantId, limit],
      ),
    finish: (authority, status, at) =>
      session(
        `update ${TABLE} set status = $2, paid_at = case when $2 = 'paid' then $3::timestamptz end
         where authority = $1 and status = 'in_bank' returning ${COLUMNS}`,
        [authority, status, at],
      ),
    recordVerification: (authority, by = 1) =>
      session(
        `update ${TABLE} set verified_count = verified_count + $2,
           ref_id = coalesce(ref_id, nextval('sandbox.gateway_ref_id')::text)
         where authority = $1 and status = 'paid' returning ${COLUMNS}`,
        [authority, by],
      ),
    reverse: (authority) =>
      session(`update ${TABLE} set status = 'reversed' where authority = $1 and status = 'paid' returning ${COLUMNS}`, [
        authority,
      ]),
    ...provocations(db),
  };
}

function provocations(db: SandboxDatabase): Pick<GatewayStore, 'provoke' | 'consumeProvocation'> {
  return {
    provoke: async (authority, provocation, times) => {
      const left = provocation === null ? null : (times ?? defaultTimes(provocation));
      await db.query(`update ${TABLE} set provocation = $2, provocations_left = $3 where authority = $1`, [
        authority,
        provocation,
        left,
      ]);
    },
    consumeProvocation: async (authority) => {
      const [row] = await db.query<{ provocation: string }>(
        `update ${TABLE} set provocations_left = provocations_left - 1
         where authority = $1 and provocation is not null and coalesce(provocations_left, 1) > 0 returning provocation`,
        [authority],
      );
      return row?.provocation ?? null;
    },
  };
}

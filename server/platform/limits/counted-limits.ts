/**
 * A rate limit counted in PostgreSQL, by the database's clock: the clock of a process may be wrong or be set, and must
 * neither end the windows of others early nor keep them closed.
 */
import type { Pool } from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';

/** A window that reaches further than one duration was written by another clock: it is cut. */
const CONSUME = {
  name: 'limit_consume',
  text: `with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)
    insert into rate_limits as known (key, points, expire) select $1, 1, now + $2::bigint from clock
    on conflict (key) do update set
      points = case when known.expire <= excluded.expire - $2::bigint then 1 else known.points + 1 end,
      expire = case when known.expire <= excluded.expire - $2::bigint then excluded.expire
        else least(known.expire, excluded.expire) end
    returning points, expire - (select now from clock) as left`,
} as const;
const READ = {
  name: 'limit_read',
  text: `select points, least(expire - now, $2::bigint) as left
    from rate_limits, (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now) clock
    where key = $1 and expire > now`,
} as const;
const REWARD = {
  name: 'limit_reward',
  text: 'update rate_limits set points = greatest(points - 1, 0) where key = $1',
} as const;
const DELETE = { name: 'limit_delete', text: 'delete from rate_limits where key = $1' } as const;

export interface CountedLimitOptions {
  readonly pool: Pool;
  /** Keys of the rule begin with it. */
  readonly prefix: string;
  readonly points: number;
  /** The length of a window, seconds. */
  readonly duration: number;
}

interface Counted {
  readonly points: number;
  /** Milliseconds; a bigint. */
  readonly left: number;
}

/** Its methods are those of rate-limiter-flexible. */
export class CountedLimit {
  private readonly durationMs: number;

  constructor(private readonly options: CountedLimitOptions) {
    this.durationMs = options.duration * 1000;
  }

  /** Takes one point. @throws RateLimiterRes where none is left. */
  async consume(key: string): Promise<RateLimiterRes> {
    const { rows } = await this.options.pool.query<Counted>(CONSUME, [this.nameOf(key), this.durationMs]);
    const result = this.resultOf(rows[0] ?? { points: 1, left: this.durationMs });
    if (result.consumedPoints > this.options.points) throw result;
    return result;
  }

  /** Null where nothing has been taken. */
  async get(key: string): Promise<RateLimiterRes | null> {
    const { rows } = await this.options.pool.query<Counted>(READ, [this.nameOf(key), this.durationMs]);
    return rows[0] ? this.resultOf(rows[0]) : null;
  }

  /** Gives one point back. */
  async reward(key: string): Promise<void> {
    await this.options.pool.query(REWARD, [this.nameOf(key)]);
  }

  /** Gives all points back. */
  async delete(key: string): Promise<void> {
    await this.options.pool.query(DELETE, [this.nameOf(key)]);
  }

  private nameOf(key: string): string {
    return `${this.options.prefix}:${key}`;
  }

  private resultOf({ points, left }: Counted): RateLimiterRes {
    const remaining = Math.max(this.options.points - points, 0);
    return new RateLimiterRes(remaining, Math.max(Number(left), 0), points, points === 1);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The counters of rate-limiter-flexible, shared by all processes; unlogged, for they may be forgotten. */
export class Migration20261121110000_rate_limits extends Migration {
  override up(): void {
    this.addSql(`create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);`);
    this.addSql(`create index rate_limits_expire on rate_limits (expire);`);
  }

  override down(): void {
    this.addSql(`drop table rate_limits;`);
  }
}

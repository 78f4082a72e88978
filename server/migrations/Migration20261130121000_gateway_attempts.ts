import { Migration } from '@mikro-orm/migrations';

/** The calls that were to open a session at a gateway, by which its health is measured. */
export class Migration20261130121000_gateway_attempts extends Migration {
  override up(): void {
    this.addSql(`create table gateway_attempts (
      id uuid primary key,
      payment_id uuid not null,
      gateway text not null,
      merchant_id text not null,
      outcome text not null check (outcome in ('waiting', 'opened', 'refused', 'failed')),
      began_at timestamptz(3) not null,
      constraint gateway_attempts_payment_id_foreign foreign key (payment_id) references payments (id) on delete restrict
    )`);
    this.addSql('create index gateway_attempts_payment_id_index on gateway_attempts (payment_id)');
    this.addSql(
      'create index gateway_attempts_latest on gateway_attempts (gateway, merchant_id, began_at desc, id desc)',
    );
    this.addSql('create index gateway_attempts_by_age on gateway_attempts (began_at)');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The last calls of each API key. */
export class Migration20261129174500_api_key_calls extends Migration {
  override up(): void {
    this.addSql(`create table api_key_calls (
      id uuid primary key,
      key_id uuid not null,
      operation text not null,
      status int not null,
      duration_ms int not null,
      called_at timestamptz(3) not null,
      constraint api_key_calls_measured check (status between 100 and 599 and duration_ms >= 0),
      constraint api_key_calls_key_id_foreign foreign key (key_id) references api_keys (id) on delete cascade
    )`);
    this.addSql('create index api_key_calls_list on api_key_calls (key_id, called_at desc, id desc)');
  }
}

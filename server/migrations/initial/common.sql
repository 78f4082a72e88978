-- The base of every subject.

create extension if not exists pg_trgm;

-- Folds a text for search exactly as foldForSearch of core/text/digits does, for columns that no service writes. The
-- shapes of a letter, hamza and sigma have one form, digits are Latin, and spaces, diacritics and controls of direction
-- are dropped. The collation is PostgreSQL's own full Unicode case mapping, whatever the cluster's locale is.
-- The constants, in order: Arabic letters that have one form here and digits of two sets; then what is dropped: a hamza
-- that stands alone, the joiner, tatweel and diacritics; controls of direction; all that String.prototype.trim removes.
create function fold_text(given text) returns text language sql immutable strict parallel safe
return normalize(translate(lower(translate(
  normalize(given, NFKC),
  U&'\064A\0649\0643\0629\06C0\0623\0625\0622\0624\0626' || '۰۱۲۳۴۵۶۷۸۹' || '٠١٢٣٤٥٦٧٨٩'
    || U&'\0621\200C\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670'
    || U&'\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069'
    || U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009'
      '\200A\2028\2029\202F\205F\3000\FEFF',
  U&'\06CC\06CC\06A9\0647\0647\0627\0627\0627\0648\06CC' || '0123456789' || '0123456789'
) collate "pg_unicode_fast"), 'ς', 'σ'), NFC);

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

-- Which processes run jobs, and when each was last seen (platform/jobs/presence.ts). The row of a runner is its right
-- to commit the work of jobs, so it survives a crash of the database. `queue`: the schema of the tables whose jobs it
-- runs; `finished_at`: when a job last ended there.
create table job_workers (
  pool_id text primary key,
  queue text not null default 'graphile_worker',
  seen_at timestamptz not null,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);

-- The tables of the watch over the running platform: space to write, whose turn it is, and what it has reported.
create table health_probe (
  filler text storage external not null
);
create table health_turn (
  only_row boolean primary key default true check (only_row),
  holder text not null,
  held_until timestamptz not null
);
create table health_faults (
  check_name text primary key,
  fault text not null,
  since timestamptz not null
);

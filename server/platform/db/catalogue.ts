/** The parts of a schema, read from PostgreSQL's own catalogue, so that two of them can be compared. */
import type { ClientBase } from 'pg';

/** The ORM's own, which is no part of what migrations make. */
const IS_OURS = `not starts_with(c.relname, 'mikro_orm_migrations')`;
const IS_OF_EXTENSION = (oid: string): string =>
  `exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

/** A line for each thing, beginning with its name. The order of columns and the layout of functions do not count. */
const LINES = `
  with tables as (select c.oid, c.relname, c.relkind, c.relpersistence from pg_class c
    where c.relnamespace = $1::regnamespace and ${IS_OURS} and not ${IS_OF_EXTENSION('c.oid')})
  select format('%s %s%s', case relkind when 'r' then 'table' when 'v' then 'view' else 'relation' end, relname,
    case relpersistence when 'u' then ' unlogged' end) from tables c where relkind in ('r', 'p', 'v', 'm', 'f')
  union all select format('column %s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attstorage <> t.typstorage then ' storage ' || a.attstorage::text end,
      case when a.attnotnull then ' not null' end,
      case when a.attgenerated <> '' then ' generated ' else ' default ' end || pg_get_expr(f.adbin, f.adrelid, true))
    from tables c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef f on f.adrelid = c.oid and f.adnum = a.attnum where c.relkind in ('r', 'p')
  union all select format('constraint %s.%s %s', c.relname, k.conname, pg_get_constraintdef(k.oid, true))
    from tables c join pg_constraint k on k.conrelid = c.oid and k.contype not in ('n', 't')
  union all select 'index ' || pg_get_indexdef(i.indexrelid, 0, true) from tables c join pg_index i on i.indrelid = c.oid
  union all select format('trigger %s.%s %s%s', c.relname, t.tgname, pg_get_triggerdef(t.oid, true),
      case when t.tgenabled <> 'O' then ' disabled' end)
    from tables c join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
  union all select format('function %s(%s) returns %s %s %s %s: %s', p.proname, pg_get_function_arguments(p.oid),
      pg_get_function_result(p.oid), p.provolatile, p.proparallel, p.proisstrict,
      regexp_replace(btrim(coalesce(pg_get_function_sqlbody(p.oid), p.prosrc), E' \\n'), '\\s+', ' ', 'g'))
    from pg_proc p where p.pronamespace = $1::regnamespace and not ${IS_OF_EXTENSION('p.oid')}
  union all select format('sequence %s %s from %s by %s, %s to %s', c.relname, format_type(s.seqtypid, null), s.seqstart,
      s.seqincrement, s.seqmin, s.seqmax)
    from tables c join pg_sequence s on s.seqrelid = c.oid`;

/**
 * Sorted lines, equal for equal schemas whatever their names are.
 * @param client in a transaction: its search_path is changed until the transaction ends
 */
export async function catalogueOf(client: ClientBase, schema: string): Promise<string[]> {
  // Names found by the path are written without their schema; the extension's operators are in public.
  await client.query(`select set_config('search_path', $1, true)`, [
    schema === 'public' ? schema : `${schema}, public`,
  ]);
  const { rows } = await client.query<[string]>({ text: LINES, values: [schema], rowMode: 'array' });
  return rows.map(([line]) => line).sort();
}

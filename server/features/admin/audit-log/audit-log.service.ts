/** Reading the audit log. Writing is identity's `audit`, in the transaction of each act. */
import { foldForSearch } from '#core/text/digits.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { Conditions, wordsOf, type Has } from '#platform/db/conditions.js';
import { orderBy, orderOf } from '#platform/db/order.js';
import { pageBounds, readPage, type LazyPage } from '#platform/db/page.js';
import { rows } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import { columns } from '#platform/db/select.js';
import { AUDIT_ACTION_NAMES, type AuditAction, type AuditSubject } from '#features/identity/index.js';
import { ACTION_TITLES } from '../admin.messages.js';
import { auditSchema, type AuditFilter, type AuditInput } from './audit-log.inputs.js';
import type { AuditActionType, AuditEntryType } from './audit-log.types.js';

const FROM = `from audit_entries a join users u on u.id = a.actor_id`;
/**
 * The label: an order's number, the present primary domain of a site or else its label, or the current name of a user
 * or of a registered domain; null once that no longer exists.
 */
const COLUMNS = columns<AuditEntryType>()(
  'id at actor action subjectType subjectId subjectLabel before after reason requestId',
  {
    table: 'a',
    expressions: {
      at: 'a.created_at',
      actor: `json_build_object('id', u.id, 'fullName', u.full_name, 'email', u.email)`,
      subjectLabel: `coalesce(case when a.action like 'order.site\\_%' then (select coalesce(
          (select d.name from site_domains d where d.site_id = s.id and d.is_primary), s.label) from sites s
          where s.order_id = a.subject_id::uuid and s.label <> 'removed-' || s.id) end,
        a.label, case a.subject_type
        when 'user' then (select coalesce(s.full_name, s.email)
          from users s where s.id = a.subject_id::uuid and s.anonymised_at is null)
        when 'domain' then (select r.name from domain_registrations r where r.id = a.subject_id::uuid) end)`,
    },
  },
);

/** Persian; of an act that is retired, its own name. */
export function titleOf({ action }: Pick<AuditEntryType, 'action'>): string {
  return Object.hasOwn(ACTION_TITLES, action) ? ACTION_TITLES[action as AuditAction] : action;
}

/** By an act's Persian title, too. */
function actionsTitled(words: readonly string[]): string[] {
  return AUDIT_ACTION_NAMES.filter((action) => {
    const title = foldForSearch(ACTION_TITLES[action]);
    return words.every((word) => title.includes(word));
  });
}

/** More than these are a word that everybody shares. */
const FEW_PEOPLE = 100;

/**
 * The users whom the searched text matches, where they are few. The planner cannot know that none of them has ever
 * acted, and would rather read the whole log than use its indexes; with their ids it uses them.
 */
async function peopleNamed(ctx: Ctx, { search }: AuditFilter): Promise<string[] | null> {
  if (wordsOf(search).length === 0) return null;
  const where = new Conditions();
  where.search(search, (has) => has('search_text'));
  const found = await rows<{ id: string }>(
    ctx.em,
    `select id from users ${where.sql} limit ${FEW_PEOPLE + 1}`,
    where.values,
  );
  return found.length > FEW_PEOPLE ? null : found.map(({ id }) => id);
}

/** The condition of the searched text: in the entry's own words, its title, who acted, and whom it is about. */
function matches(has: Has, actions: readonly string[], people: string): string {
  const about = `a.actor_id = any(${people}) or (a.subject_type = 'user' and a.subject_id = any(${people}::text[]))`;
  const orNamed = actions.length > 0 ? ` or a.action in (${actions.map((action) => `'${action}'`).join(', ')})` : '';
  return `(${has('a.search_text')} or ${about}${orNamed})`;
}

/** The kinds of records that belong to a customer, and where they are. */
const OF_CUSTOMER: readonly (readonly [subject: AuditSubject, table: string])[] = [
  ['order', 'orders'],
  ['payment', 'payments'],
  ['wallet', 'ledger_accounts'],
  ['invoice', 'invoices'],
  ['receipt', 'receipts'],
  ['email', 'email_logs'],
  ['domain', 'domain_registrations'],
  ['ticket', 'support_tickets'],
  ['api_key', 'api_keys'],
];

/** Acts on the account at the placeholder, and on every record of its owner. */
function concerns(at: string): string {
  const records = OF_CUSTOMER.map(
    ([subject, table]) => `select '${subject}', id::text from ${table} where user_id = ${at}::uuid`,
  );
  return `(a.subject_type, a.subject_id) in (select 'user', ${at}::text union all ${records.join(' union all ')})`;
}

/** `people` as `peopleNamed` found them, or null to look them up on the way. */
function conditionsOf(filter: AuditFilter, people: readonly string[] | null): Conditions {
  const where = new Conditions();
  if (filter.action) where.add(filter.action, (at) => `a.action = ${at}`);
  if (filter.subjectType) where.add(filter.subjectType, (at) => `a.subject_type = ${at}`);
  if (filter.subjectId) where.add(filter.subjectId, (at) => `a.subject_id = ${at}`);
  if (filter.customerId) where.add(filter.customerId, concerns);
  if (filter.actorId) where.add(filter.actorId, (at) => `a.actor_id = ${at}`);
  where.period('a.created_at', filter);
  where.search(filter.search, (has) => {
    const named = people
      ? `${where.placeholder(people)}::uuid[]`
      : `array(select id from users where ${has('search_text')})`;
    return matches(has, actionsTitled(wordsOf(filter.search)), named);
  });
  return where;
}

const SORTS = { created: 'a.created_at', action: 'a.action' } as const;

/** Newest first unless sorted otherwise. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function readAudit(ctx: Ctx, given: AuditInput): Promise<LazyPage<AuditEntryType>> {
  requireAdmin(ctx);
  const filter = parseInput(auditSchema, given);
  const where = conditionsOf(filter, await peopleNamed(ctx, filter));
  const statement = { columns: COLUMNS, from: FROM, where, order: orderOf(SORTS, filter, 'a.id') };
  return readPage<AuditEntryType>(ctx, statement, pageBounds(filter, PAGE_SIZE.adminDocuments));
}

/** For exports: everything that the filter lets through, in its order. */
export function auditSelection(filter: AuditFilter): { readonly text: string; readonly values: Conditions['values'] } {
  const { sql, values } = conditionsOf(filter, null);
  return { text: `select ${COLUMNS} ${FROM} ${sql} ${orderBy(SORTS, filter, 'a.id')}`, values };
}

/** For the filter. @throws AppError FORBIDDEN. */
export function auditActions(ctx: Ctx): readonly AuditActionType[] {
  requireAdmin(ctx);
  return AUDIT_ACTION_NAMES.map((name) => ({ name, key: name, title: ACTION_TITLES[name] }));
}

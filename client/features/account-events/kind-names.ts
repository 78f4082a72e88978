import { ACCOUNT_EVENT_KINDS, type AccountEventKind } from '#core/account-events.js';
import type { AccountEventKind as KindName } from '#client/gql/graphql.js';

/** GraphQL has no dot in the value of an enum: `order.paid` is `order_paid` there. */
const nameOf = (kind: AccountEventKind): KindName => kind.replace('.', '_') as KindName;

/** The kinds as the log spells them, in its order. */
export function kindsOfNames(names: readonly KindName[]): readonly AccountEventKind[] {
  return ACCOUNT_EVENT_KINDS.filter((kind) => names.includes(nameOf(kind)));
}

/** The kinds as GraphQL takes them. */
export function namesOfKinds(kinds: readonly AccountEventKind[]): KindName[] {
  return kinds.map(nameOf);
}

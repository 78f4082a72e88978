import { toman, type Toman } from '#core/money.js';
import type { MoneyBackRowFragment } from '#client/gql/graphql.js';
import { formatToman } from '#client/lib/format.js';
import { moneyBackMessages as texts } from './money-back.messages.js';

/** A name that was registered for the order: its year is spent at the registry. */
export interface RegisteredName {
  readonly name: string;
  /** The price of a year by today's price list; null where its extension is on no list. */
  readonly priceToman: Toman | null;
}

/** The names of the order that are in a registry now. */
export function registeredNames({ order }: Pick<MoneyBackRowFragment, 'order'>): readonly RegisteredName[] {
  const held = (order?.registrations ?? []).filter(({ registeredAt }) => registeredAt !== null);
  return held.map(({ name, renewalPriceToman }) => ({ name, priceToman: renewalPriceToman ?? null }));
}

/** The rest of an amount without a year of each name; null where nothing would be left. */
export function withoutNames(left: Toman, names: readonly RegisteredName[]): Toman | null {
  const spent = names.reduce((sum, { priceToman }) => sum + (priceToman ?? 0), 0);
  return spent > 0 && spent < left ? toman(left - spent) : null;
}

/** The fault of an amount that is to be given back, in Persian; null where there is none. */
export function amountFaultOf(amount: Toman, left: Toman): string | null {
  if (amount <= 0) return texts.amountFault;
  return amount > left ? texts.amountTooMuch(formatToman(left)) : null;
}

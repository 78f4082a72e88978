/** Coupons for tests, through the administrators' calls. */
import type { CouponTerms } from '#core/pricing/coupons.js';
import type { Account } from './accounts.js';
import type { TestApp } from './app.js';

export interface TestCoupon {
  readonly id: string;
  readonly code: string;
  readonly used: number;
  readonly discountedRials: number;
  readonly state: string;
}

const FIELDS = 'id code used discountedRials state';

async function answered<Data>(answer: ReturnType<TestApp['graphql']>): Promise<Data> {
  const { data, errors } = await answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Data;
}

/** Per cent unless `given` says otherwise. */
export async function makeCoupon(
  app: TestApp,
  admin: Account,
  given: { readonly code: string; readonly value: number } & Readonly<Record<string, unknown>>,
): Promise<TestCoupon> {
  const mutation = `mutation ($input: CouponInput!) { createCoupon(input: $input) { ${FIELDS} } }`;
  const input = { kind: 'percent', ...given };
  return (await answered<{ createCoupon: TestCoupon }>(app.graphql(mutation, { input }, admin.token))).createCoupon;
}

export async function couponOf(app: TestApp, admin: Account, code: string): Promise<TestCoupon> {
  const query = `query ($code: String) { coupons(filter: { search: $code }, limit: 100) { items { ${FIELDS} } } }`;
  const { coupons } = await answered<{ coupons: { items: TestCoupon[] } }>(app.graphql(query, { code }, admin.token));
  const found = coupons.items.find((coupon) => coupon.code === code);
  if (!found) throw new Error(`no coupon ${code}`);
  return found;
}

/** The terms as the wizard requests them. */
export async function terms(app: TestApp, code: string): Promise<CouponTerms> {
  const query = 'query ($code: String!) { couponTerms(code: $code) { code kind value minimumToman } }';
  return (await answered<{ couponTerms: CouponTerms }>(app.graphql(query, { code }))).couponTerms;
}

/** The same wizard with a code typed at its price. */
export function withCoupon(raw: Record<string, unknown>, couponCode: string): Record<string, unknown> {
  return { ...raw, pricing: { ...(raw['pricing'] as object), couponCode } };
}

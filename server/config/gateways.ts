/** The variables of the payment gateways, and our accounts there. */
import { z } from 'zod';
import { httpUrl } from './http-url.js';

const listOf = (each: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(each).max(8));
const zibalMerchant = z.string().regex(/^[\w-]{3,64}$/, 'is not a merchant of Zibal');

export const gatewayVariables = {
  /** 8-4-4-4-12 hexadecimal digits; not all real ones have an RFC version. */
  ZARINPAL_MERCHANT_ID: z.guid().optional(),
  ZARINPAL_BASE_URL: httpUrl.optional(),
  /** Accounts there that new payments do not go through any more, with commas: they finish those they have opened. */
  ZARINPAL_FORMER_MERCHANT_IDS: listOf(z.guid('takes merchant ids, with commas')).optional(),
  /** `zibal` is its public merchant for tests. */
  ZIBAL_MERCHANT_ID: zibalMerchant.optional(),
  ZIBAL_BASE_URL: httpUrl.optional(),
  ZIBAL_FORMER_MERCHANT_IDS: listOf(zibalMerchant).optional(),
  /** Gives money back to cards, from this account there; without the two it goes to wallets. */
  ZIBAL_REFUND_TOKEN: z.string().min(8).optional(),
  ZIBAL_REFUND_ACCOUNT_ID: z.string().optional(),
  ZIBAL_REFUND_BASE_URL: httpUrl.optional(),
};

type Variables = { readonly [Name in keyof typeof gatewayVariables]?: z.output<(typeof gatewayVariables)[Name]> };

/** Our account at a payment gateway. */
export interface GatewayAccount {
  readonly provider: 'zarinpal' | 'zibal';
  readonly baseUrl: string;
  readonly merchantId: string;
  /** Where browsers find the gateway, if not where we do. */
  readonly startBaseUrl?: string;
  /** Where a provider gives money back by another service. */
  readonly refunds?: { readonly baseUrl: string; readonly token: string; readonly accountId: string } | undefined;
}

const REAL = { zarinpal: 'https://payment.zarinpal.com', zibal: 'https://gateway.zibal.ir' } as const;
const REAL_REFUNDS = 'https://api.zibal.ir';

/** The variables that mean nothing without another one. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  ZARINPAL_MERCHANT_ID: ['ZARINPAL_BASE_URL', 'ZARINPAL_FORMER_MERCHANT_IDS'],
  ZIBAL_MERCHANT_ID: ['ZIBAL_BASE_URL', 'ZIBAL_FORMER_MERCHANT_IDS', 'ZIBAL_REFUND_TOKEN'],
  ZIBAL_REFUND_TOKEN: ['ZIBAL_REFUND_BASE_URL'],
};

export function gatewayFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(NEEDED).flatMap(([needed, names]) =>
    names.filter((name) => given[name] && !given[needed]).map((name) => `${needed}: required with ${name}`),
  );
}

/** Whether payments are real. */
export function hasGateway(given: Readonly<Record<string, unknown>>): boolean {
  return Boolean(given['ZARINPAL_MERCHANT_ID'] ?? given['ZIBAL_MERCHANT_ID']);
}

/** The accounts of one provider follow each other, the current one first. */
export function gatewayAccounts(env: Variables): GatewayAccount[] {
  const { ZIBAL_REFUND_TOKEN: token, ZIBAL_REFUND_ACCOUNT_ID: accountId } = env;
  const baseUrl = env.ZIBAL_REFUND_BASE_URL ?? REAL_REFUNDS;
  const refunds = token && accountId ? { baseUrl, token, accountId } : undefined;
  const zarinpal = accountsAt(
    'zarinpal',
    env.ZARINPAL_BASE_URL,
    env.ZARINPAL_MERCHANT_ID,
    env.ZARINPAL_FORMER_MERCHANT_IDS,
  );
  const zibal = accountsAt('zibal', env.ZIBAL_BASE_URL, env.ZIBAL_MERCHANT_ID, env.ZIBAL_FORMER_MERCHANT_IDS);
  return [...zarinpal, ...zibal.map((account) => ({ ...account, refunds }))];
}

/** None where no current one is named. */
function accountsAt(
  provider: GatewayAccount['provider'],
  baseUrl: string | undefined,
  current: string | undefined,
  former: readonly string[] = [],
): GatewayAccount[] {
  if (current === undefined) return [];
  const merchantIds = [...new Set([current, ...former])];
  return merchantIds.map((merchantId) => ({ provider, baseUrl: baseUrl ?? REAL[provider], merchantId }));
}

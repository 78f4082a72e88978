/**
 * One address may be that of many people: a carrier, an office, a dormitory. What one of them gets wrong refuses
 * nobody else (decision 123): what proves itself by a secret that cannot be guessed is looked up first, and only
 * wrong ones are counted; what can be guessed has an allowance of each account beside the budget of the address.
 */
import { AppError } from '#core/errors/errors.js';
import type { RateLimits, RuleName } from './rate-limit.js';

/** The caller, as far as limits know it: a `Ctx` is one. */
export interface Caller {
  readonly limits: RateLimits;
  readonly addressKey: string;
}

/** Where a point was taken. */
export interface Taken {
  readonly rule: RuleName;
  readonly key: string;
}

export interface SharedBudget {
  /** The rule of the address. */
  readonly address: RuleName;
  /** Once that is used up: of one account (or mailbox) at this address. */
  readonly allowance: RuleName;
  /** All those allowances of one address together, so that they are no way to try many accounts. */
  readonly crowd: RuleName;
}

/**
 * Takes a point of the caller's address or, where others have used those up, of the account's allowance there.
 * @returns what was taken, to be given back. @throws AppError RATE_LIMITED where both are used up.
 */
export async function takeOfAddress(
  { limits, addressKey }: Caller,
  budget: SharedBudget,
  account: string,
): Promise<readonly Taken[]> {
  const own = { rule: budget.address, key: addressKey };
  const isLeft = await limits.take(own.rule, own.key).then(() => true, unlessLimited);
  if (isLeft) return [own];
  const allowed = [
    { rule: budget.allowance, key: `${account}|${addressKey}` },
    { rule: budget.crowd, key: addressKey },
  ];
  for (const { rule, key } of allowed) await limits.take(rule, key);
  return allowed;
}

function unlessLimited(error: unknown): false {
  if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
  throw error;
}

/**
 * A secret of 100 bits or more was looked up and is none: counts it under the address. Right ones are never counted.
 * @throws AppError RATE_LIMITED after too many; else `error`.
 */
export async function refuseGuess({ limits, addressKey }: Caller, rule: RuleName, error: AppError): Promise<never> {
  await limits.take(rule, addressKey);
  throw error;
}

/** The choices of a tester on the payment page. */
import { PASSING_PROVOCATIONS, PASSING_TEXTS } from '../../simulation/provocations.js';

/** Answered every time. -51 is not here: "not paid" is simply a payment that failed. */
const CODE_PROVOCATIONS = ['-50', '-52', '-53', '-54', '-55'] as const;
export type CodeProvocation = (typeof CODE_PROVOCATIONS)[number];

const PROVOCATIONS = [...CODE_PROVOCATIONS, ...PASSING_PROVOCATIONS] as const;
export type Provocation = (typeof PROVOCATIONS)[number];

/** A payment that the bank refused while the browser says OK. */
export const REFUSED = '-51';

/** Nothing special, "not paid", or a provocation. */
export type Outcome = 'success' | typeof REFUSED | Provocation;

export function isCode(provocation: string): provocation is CodeProvocation {
  return (CODE_PROVOCATIONS as readonly string[]).includes(provocation);
}

export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  success: 'تأیید می‌شود (۱۰۰)',
  '-51': 'پرداخت ناموفق است (۵۱-)',
  '-50': 'مبلغ برابر نیست (۵۰-)',
  '-52': 'خطای غیرمنتظره (۵۲-)',
  '-53': 'از آن پذیرندهٔ دیگری است (۵۳-)',
  '-54': 'شناسهٔ نامعتبر (۵۴-)',
  '-55': 'پرداخت پیدا نشد (۵۵-)',
  ...PASSING_TEXTS,
};

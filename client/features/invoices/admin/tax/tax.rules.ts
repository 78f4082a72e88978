import { z } from 'zod';
import { parseAmount, toLatinDigits } from '#core/text/digits.js';
import { toman, tomanToRial, type Rial } from '#core/money.js';
import { MOST_VAT_PERCENT, vatParts } from '#core/pricing/vat.js';
import { adminTaxMessages } from './admin-tax.messages.js';

/** A whole percent within what may be set; null for anything else. */
export function percentOf(typed: string): number | null {
  const text = toLatinDigits(typed).replace(/[٪%\s]/g, '');
  if (!/^\d{1,2}$/.test(text)) return null;
  return Number(text) <= MOST_VAT_PERCENT ? Number(text) : null;
}

export interface VatSample {
  readonly totalRials: Rial;
  readonly netRials: Rial;
  readonly vatRials: Rial;
}

/** The lines of an invoice over a typed amount of toman; null where no amount is typed. */
export function vatSample(typed: string, percent: number): VatSample | null {
  const amount = parseAmount(typed);
  if (amount === null || !Number.isSafeInteger(amount * 1000) || amount < 0) return null;
  const totalRials = tomanToRial(toman(amount));
  return { totalRials, ...vatParts(totalRials, percent) };
}

/** Newest first, as the server gives them: the first that has begun. */
export function ruleNow<Rule extends { readonly startsAt: string }>(rules: readonly Rule[], now: Date): Rule | null {
  return rules.find(({ startsAt }) => new Date(startsAt) <= now) ?? null;
}

const { faults } = adminTaxMessages.seller;
const digits = (length: number, message: string) =>
  z.string().refine((typed) => {
    const text = toLatinDigits(typed).replace(/[\s-]/g, '');
    return text === '' || (/^\d+$/.test(text) && text.length === length);
  }, message);

export const sellerForm = z.object({
  name: z.string().trim().min(1, faults.name).max(200),
  economicCode: z.string().max(40),
  registrationNumber: z.string().max(40),
  nationalId: digits(11, faults.nationalId),
  province: z.string().max(100),
  county: z.string().max(100),
  city: z.string().max(100),
  goodsCode: digits(13, faults.goodsCode),
  postalCode: digits(10, faults.postalCode),
  address: z.string().max(500),
  phone: z.string().max(40),
});
export type SellerValues = z.input<typeof sellerForm> & Record<string, unknown>;

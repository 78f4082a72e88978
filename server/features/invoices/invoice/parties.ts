/** The two sides of an invoice, as they are now. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { toLatinDigits } from '#core/text/digits.js';
import { cleanLine } from '#core/text/plain-text.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import { audit, contactOf } from '#features/identity/index.js';
import { platformSettings } from '#features/platform-mode/index.js';
import type { Buyer, InvoiceEntity, Seller } from './invoice.entity.js';
import { INVOICE_TEXTS } from './invoices.messages.js';
import { InvoiceSellerEntity } from '../tax/tax.entity.js';

/** @throws AppError NOT_FOUND when there is no such account. */
export async function buyerOf(ctx: Ctx, userId: string): Promise<Buyer> {
  const buyer = await contactOf(ctx, userId);
  if (!buyer) throw new AppError('NOT_FOUND');
  return buyer;
}

/** On the day an invoice is paid it is the buyer's for good: as the account says then. Expects a locked invoice. */
export async function freezeBuyer(tx: TxCtx, invoice: InvoiceEntity): Promise<void> {
  const buyer = await buyerOf(tx, invoice.userId);
  tx.em.assign(invoice, { parties: { buyer, seller: invoice.parties?.seller ?? (await sellerOf(tx)) } });
}

const SELECT = `
  select name, economic_code as "economicCode", registration_number as "registrationNumber",
         national_id as "nationalId", province, city, postal_code as "postalCode", address, phone,
         county, goods_code as "goodsCode"
  from invoice_seller`;

/** The seller that an administrator has set; until then the platform's own name and phone. */
export async function sellerOf(ctx: Ctx): Promise<Seller> {
  const found = await row<Seller>(ctx.em, SELECT);
  if (found) return found;
  const unknown = { economicCode: '', registrationNumber: '', nationalId: '', goodsCode: '' };
  const nowhere = { province: '', county: '', city: '', postalCode: '', address: '' };
  const { name, phone } = await platformSettings(ctx);
  return { name, ...unknown, ...nowhere, phone };
}

const text = (max: number) => z.string().max(max).transform(cleanLine).default('');
/** Digits of a fixed length, or nothing. */
const digits = (length: number, message: string) =>
  z
    .string()
    .transform((typed) => toLatinDigits(typed).replace(/[\s-]/g, ''))
    .refine((typed) => typed === '' || new RegExp(`^\\d{${length}}$`).test(typed), { error: message })
    .default('');

const sellerSchema = z.object({
  name: z.string().transform(cleanLine).pipe(z.string().min(1).max(200)),
  economicCode: text(40),
  registrationNumber: text(40),
  nationalId: digits(11, INVOICE_TEXTS.nationalId),
  province: text(100),
  city: text(100),
  postalCode: digits(10, INVOICE_TEXTS.postalCode),
  address: text(500),
  phone: text(40),
  county: text(100),
  goodsCode: digits(13, INVOICE_TEXTS.goodsCode),
});
export type SellerInput = z.input<typeof sellerSchema>;

/** @throws AppError FORBIDDEN. */
export async function readSeller(ctx: Ctx): Promise<Seller> {
  requireAdmin(ctx);
  return sellerOf(ctx);
}

/**
 * For the invoices of tomorrow; those that are written keep their seller. @throws AppError FORBIDDEN, VALIDATION_ERROR.
 */
export async function saveSeller(ctx: Ctx, given: SellerInput): Promise<Seller> {
  requireAdmin(ctx);
  const seller = parseInput(sellerSchema, given);
  await unitOfWork(ctx, async (tx) => {
    const stored = { key: 'seller' as const, ...seller, updatedAt: tx.clock.now() };
    const before = await sellerOf(tx);
    await tx.em.upsert(InvoiceSellerEntity, stored, { onConflictFields: ['key'] });
    await audit(tx, {
      action: 'invoice.seller',
      subject: { type: 'invoice', id: 'seller' },
      before: { ...before },
      after: seller,
    });
  });
  return seller;
}

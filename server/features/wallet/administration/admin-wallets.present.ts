/** Wallets and adjustments as REST tells administrators: balances of wallets in rials, adjustments in toman (D-04). */
import { z } from 'zod';
import { RIALS_PER_TOMAN, type Rial } from '../../../../core/money.js';
import { paginationSchema } from '../../../platform/http/schemas.js';
import type { AdjustmentRow, OwnedWalletRow } from './admin-wallets.queries.js';
import { ADJUSTMENT_TYPES } from './wallet-adjustment.entity.js';
import { presentWallet, walletResponse } from '../wallet.present.js';

export const walletsResponse = z.object({
  items: z.array(walletResponse),
  wallets: z.array(walletResponse),
  pagination: paginationSchema,
});

export function presentOwnedWallet(wallet: OwnedWalletRow): z.output<typeof walletResponse> {
  return presentWallet(wallet, { fullName: wallet.ownerName, email: wallet.ownerEmail });
}

const tomans = z.number().describe('toman');

export const adjustmentResponse = z.object({
  id: z.uuid(),
  walletId: z.uuid(),
  type: z.enum(ADJUSTMENT_TYPES),
  amount: tomans,
  reason: z.string(),
  notes: z.string().nullable(),
  adminId: z.uuid(),
  adminName: z.string(),
  balanceBefore: tomans,
  balanceAfter: tomans,
  createdAt: z.date(),
});

export const adjustmentsResponse = z.object({
  items: z.array(adjustmentResponse),
  adjustments: z.array(adjustmentResponse),
  pagination: paginationSchema,
});

export const adjustedResponse = z.object({
  success: z.literal(true),
  balanceBefore: tomans,
  balanceAfter: tomans,
  adjustment: adjustmentResponse,
});

/** Every balance is whole toman; should one not be, its rest is shown, not dropped. */
const inToman = (amount: Rial): number => amount / RIALS_PER_TOMAN;

export function presentAdjustment(given: AdjustmentRow): z.output<typeof adjustmentResponse> {
  const { id, walletId, type, reason, notes, adminId, createdAt } = given;
  return {
    id,
    walletId,
    type,
    amount: inToman(given.amountRials),
    reason,
    notes,
    adminId,
    adminName: given.adminName ?? given.adminEmail,
    balanceBefore: inToman(given.balanceBeforeRials),
    balanceAfter: inToman(given.balanceAfterRials),
    createdAt,
  };
}

export function presentAdjusted(given: AdjustmentRow): z.output<typeof adjustedResponse> {
  const adjustment = presentAdjustment(given);
  const { balanceBefore, balanceAfter } = adjustment;
  return { success: true, balanceBefore, balanceAfter, adjustment };
}

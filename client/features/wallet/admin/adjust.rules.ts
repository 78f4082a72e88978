/** Manual changes of a balance (specification 2 §5). Toman. The server validates again. */
import { parseAmount } from '#core/text/digits.js';
import { WALLET } from '#core/limits/limits.js';
import type { WalletAdjustmentType } from '#client/gql/graphql.js';

export interface AdjustDraft {
  readonly type: WalletAdjustmentType;
  /** The typed amount, in any digits. */
  readonly amount: string;
  readonly reason: string;
  readonly notes: string;
}

export const EMPTY_ADJUST: AdjustDraft = { type: 'credit', amount: '', reason: '', notes: '' };

/** Credit adds, debit subtracts, a correction is the new balance itself. */
export function newBalance(type: WalletAdjustmentType, balance: number, amount: number): number {
  if (type === 'correction') return amount;
  return type === 'credit' ? balance + amount : balance - amount;
}

export type AdjustFault = 'missing' | 'positive' | 'insufficient';

/**
 * The fault that keeps a change from being sent. A wallet is emptied by a debit: a correction takes a positive amount,
 * too.
 */
export function adjustFault({ type, amount: typed, reason }: AdjustDraft, balance: number): AdjustFault | null {
  const amount = parseAmount(typed);
  if (amount === null || reason.trim() === '') return 'missing';
  if (amount === 0) return 'positive';
  return newBalance(type, balance, amount) < 0 ? 'insufficient' : null;
}

/** One step of the field up or down, never below nothing. */
export function stepAmount(typed: string, steps: number): number {
  return Math.max(0, (parseAmount(typed) ?? 0) + steps * WALLET.adjustStepTomans);
}

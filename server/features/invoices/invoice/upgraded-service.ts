/** The service that an upgrade pays for: sites are above invoices, and provide its actions. */
import type { Ctx, TxCtx } from '#platform/context.js';
import { Key } from '#platform/provided.js';

/** All of it by the id of an invoice of kind `upgrade`; repeating a call changes nothing. */
export interface UpgradedService {
  /** Whether paying now would still bring what it names. In a transaction it locks what decides that. */
  isOpen(ctx: Ctx, invoiceId: string): Promise<boolean>;
  /** The same, with what it is for locked until the transaction ends. */
  lockOpen(tx: TxCtx, invoiceId: string): Promise<boolean>;
  /** In the settling transaction, which has locked the invoice. @throws AppError INVALID_TRANSITION once not open. */
  apply(tx: TxCtx, invoiceId: string): Promise<void>;
  /** The invoice was cancelled or has lapsed, in this transaction. */
  cancel(tx: TxCtx, invoiceId: string): Promise<void>;
}

export const UPGRADED_SERVICE = new Key<UpgradedService>('service that upgrades pay for');

interface OfferedInvoice {
  readonly id: string;
  readonly kind: string;
}

/** Whether the things that an invoice of any kind names can still be had. True for all but an upgrade that is over. */
export async function isStillOffered(ctx: Ctx, { id, kind }: OfferedInvoice): Promise<boolean> {
  return kind !== 'upgrade' || ctx.provided.one(UPGRADED_SERVICE).isOpen(ctx, id);
}

/** The same, with what an upgrade is for locked until the transaction ends. */
export async function lockStillOffered(tx: TxCtx, { id, kind }: OfferedInvoice): Promise<boolean> {
  return kind !== 'upgrade' || tx.provided.one(UPGRADED_SERVICE).lockOpen(tx, id);
}

export function applyUpgrade(tx: TxCtx, invoiceId: string): Promise<void> {
  return tx.provided.one(UPGRADED_SERVICE).apply(tx, invoiceId);
}

export function cancelUpgrade(tx: TxCtx, invoiceId: string): Promise<void> {
  return tx.provided.one(UPGRADED_SERVICE).cancel(tx, invoiceId);
}

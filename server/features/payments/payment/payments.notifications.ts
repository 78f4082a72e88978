/** The notifications about payments. */
import { adminLink, dashboardLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import type { ReviewReason } from './payment.entity.js';
import { PAYMENT_TEXTS } from './payments.messages.js';

interface Amount {
  /** With its unit. */
  readonly amount: string;
}

interface Deposit extends Amount {
  readonly refId: string;
  /** With its unit. */
  readonly balance: string;
}

interface Reviewed extends Amount {
  /** The number of the order or invoice; null: a deposit. */
  readonly referenceNumber: string | null;
  readonly reason: ReviewReason;
}

const toWallet = (): string => dashboardLink('wallet');

export const PAYMENT_NOTIFICATIONS = {
  depositSettled: notification({
    type: 'wallet',
    audience: 'customer',
    words: ({ amount }: Deposit) => PAYMENT_TEXTS.depositSettled(amount),
    link: toWallet,
    mail: ({ amount, refId, balance }, { link }) => ({
      template: 'deposit_settled',
      vars: { amount, refId, balance, link },
    }),
  }),
  invoicePaid: notification({
    type: 'payment',
    audience: 'customer',
    words: ({ number }: { readonly number: string }) => PAYMENT_TEXTS.invoicePaid(number),
    link: () => dashboardLink('invoices'),
  }),
  /** The invoice could not be paid any more: its money went to the wallet. */
  credited: notification({
    type: 'wallet',
    audience: 'customer',
    words: ({ amount }: Amount) => PAYMENT_TEXTS.credited(amount),
    link: toWallet,
  }),
  refundedToCard: notification({
    type: 'payment',
    audience: 'customer',
    words: ({ amount }: Amount) => PAYMENT_TEXTS.refundedToCard(amount),
    link: toWallet,
  }),
  refundedToWallet: notification({
    type: 'payment',
    audience: 'customer',
    words: ({ amount }: Amount) => PAYMENT_TEXTS.refundedToWallet(amount),
    link: toWallet,
  }),
  reviewRequested: notification({
    type: 'payment_review',
    audience: 'administrators',
    words: ({ amount, referenceNumber, reason }: Reviewed) =>
      PAYMENT_TEXTS.reviewRequested(amount, referenceNumber, reason),
    link: () => adminLink('payments', { status: 'needs_review' }),
    mail: 'same',
  }),
} as const;

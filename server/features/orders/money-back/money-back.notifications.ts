import { adminLink, dashboardLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { MONEY_BACK_TEXTS } from './money-back.messages.js';

interface Numbered {
  readonly orderNumber: string;
}

interface Approved extends Numbered {
  /** With its unit. */
  readonly amount: string;
}

export const MONEY_BACK_NOTIFICATIONS = {
  received: notification({
    type: 'refund_asked',
    audience: 'customer',
    words: ({ orderNumber }: Numbered) => MONEY_BACK_TEXTS.received(orderNumber),
    link: () => dashboardLink('orders'),
  }),
  requested: notification({
    type: 'refund_asked',
    audience: 'administrators',
    words: ({ orderNumber }: Numbered) => MONEY_BACK_TEXTS.asked(orderNumber),
    link: () => adminLink('payments'),
    mail: 'same',
  }),
  approved: notification({
    type: 'refund_decided',
    audience: 'customer',
    words: ({ orderNumber, amount }: Approved) => MONEY_BACK_TEXTS.approved(orderNumber, amount),
    link: () => dashboardLink('wallet'),
    mail: 'same',
  }),
  approvedInPart: notification({
    type: 'refund_decided',
    audience: 'customer',
    words: ({ orderNumber, amount }: Approved) => MONEY_BACK_TEXTS.approvedInPart(orderNumber, amount),
    link: () => dashboardLink('wallet'),
    mail: 'same',
  }),
  refused: notification({
    type: 'refund_decided',
    audience: 'customer',
    words: ({ orderNumber, decision }: Numbered & { readonly decision: string }) =>
      MONEY_BACK_TEXTS.refused(orderNumber, decision),
    link: () => dashboardLink('orders'),
    mail: 'same',
  }),
} as const;

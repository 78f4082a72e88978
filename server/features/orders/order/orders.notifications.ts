/** The notifications about orders. */
import { dashboardLink, siteLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { ORDER_TEXTS } from './orders.messages.js';

interface Numbered {
  readonly orderNumber: string;
}

/** The variables that the mails about an order have in common. */
interface Mailed extends Numbered {
  readonly title: string;
  readonly domain: string;
}

interface Completed extends Mailed {
  /** Where its site can be opened; null where it cannot. */
  readonly address: string | null;
  readonly siteId: string | null;
}

interface Paid extends Mailed {
  /** With its unit. */
  readonly amount: string;
  readonly refId: string;
}

interface Named extends Numbered {
  /** The whole name. */
  readonly name: string;
}

const toOrders = (): string => dashboardLink('orders');
const toChoice = ({ orderId }: { readonly orderId: string }): string => dashboardLink('orders', { domain: orderId });

export const ORDER_NOTIFICATIONS = {
  created: notification({
    type: 'order',
    audience: 'customer',
    words: ({ orderNumber }: Numbered) => ORDER_TEXTS.created(orderNumber),
    link: toOrders,
  }),
  /** Without a design. */
  noted: notification({
    type: 'order',
    audience: 'customer',
    words: ({ orderNumber }: Numbered) => ORDER_TEXTS.noted(orderNumber),
    link: toOrders,
  }),
  started: notification({
    type: 'order',
    audience: 'customer',
    words: ({ orderNumber }: Numbered) => ORDER_TEXTS.started(orderNumber),
    link: toOrders,
  }),
  cancelled: notification({
    type: 'order',
    audience: 'customer',
    words: ({ orderNumber }: Numbered) => ORDER_TEXTS.cancelled(orderNumber),
    link: toOrders,
    mail: 'same',
  }),
  refunded: notification({
    type: 'order',
    audience: 'customer',
    words: ({ orderNumber }: Numbered) => ORDER_TEXTS.refunded(orderNumber),
    link: toOrders,
    mail: 'same',
  }),
  completed: notification({
    type: 'order',
    audience: 'customer',
    words: ({ orderNumber, address }: Completed) => ORDER_TEXTS.completed(orderNumber, address),
    link: ({ siteId }) => (siteId === null ? dashboardLink('orders') : siteLink(siteId)),
    mail: ({ orderNumber, title, domain, address }, to) => ({
      template: 'order_completed',
      vars: { ...to, orderNumber, title, domain, address: address ?? '' },
    }),
  }),
  paid: notification({
    type: 'payment',
    audience: 'customer',
    words: ({ orderNumber }: Paid) => ORDER_TEXTS.paid(orderNumber),
    link: toOrders,
    mail: ({ orderNumber, title, domain, amount, refId }, to) => ({
      template: 'order_paid',
      vars: { ...to, orderNumber, title, domain, amount, refId },
    }),
  }),
  /** The order could not be paid any more: its money went to the wallet. */
  credited: notification({
    type: 'wallet',
    audience: 'customer',
    words: ({ orderNumber }: Numbered) => ORDER_TEXTS.credited(orderNumber),
    link: () => dashboardLink('wallet'),
    mail: 'same',
  }),
  domainContested: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ orderNumber, name }: Named & { readonly orderId: string }) =>
      ORDER_TEXTS.domainContested(orderNumber, name),
    link: toChoice,
    mail: 'same',
  }),
  domainRefused: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ orderNumber, name, why }: Named & { readonly orderId: string; readonly why: string }) =>
      ORDER_TEXTS.domainRefused(orderNumber, name, why),
    link: toChoice,
    mail: 'same',
  }),
  domainConfirmed: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ orderNumber, names }: Numbered & { readonly names: readonly string[] }) =>
      ORDER_TEXTS.domainConfirmed(orderNumber, names),
    link: toOrders,
  }),
  domainChanged: notification({
    type: 'domain',
    audience: 'customer',
    /** `from`: empty where the order had no name. */
    words: ({ orderNumber, from, to }: Numbered & { readonly from: string; readonly to: string }) =>
      ORDER_TEXTS.domainChanged(orderNumber, from, to),
    link: toOrders,
  }),
} as const;

import { dashboardLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { SITE_TEXTS } from '#features/sites/index.js';

interface AtAddress {
  readonly address: string;
}

/** Both have the type of invoices, whose kind cannot be switched off. */
export const RENEWED_SITE_NOTIFICATIONS = {
  suspended: notification({
    type: 'invoice',
    audience: 'customer',
    words: ({ address }: AtAddress) => SITE_TEXTS.suspended(address),
    link: () => dashboardLink('invoices'),
    mail: 'same',
  }),
  reopened: notification({
    type: 'invoice',
    audience: 'customer',
    words: ({ address }: AtAddress) => SITE_TEXTS.reopened(address),
    link: () => dashboardLink('invoices'),
    mail: 'same',
  }),
} as const;

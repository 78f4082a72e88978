import { adminLink, siteLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { UPGRADE_TEXTS } from './upgrades.messages.js';

interface Applied {
  readonly siteId: string;
  readonly address: string;
  /** The bought things, as a list in words. */
  readonly bought: string;
  /** Whether a new release is built. */
  readonly publishes: boolean;
}

interface Services {
  readonly orderNumber: string;
  /** A list in words. */
  readonly services: string;
}

export const UPGRADE_NOTIFICATIONS = {
  applied: notification({
    type: 'site_upgraded',
    audience: 'customer',
    words: ({ address, bought, publishes }: Applied) => UPGRADE_TEXTS.applied(address, bought, publishes),
    link: ({ siteId }) => siteLink(siteId),
  }),
  /** The team carries the services out. */
  services: notification({
    type: 'site_upgraded',
    audience: 'administrators',
    words: ({ orderNumber, services }: Services) => UPGRADE_TEXTS.servicesForAdmins(orderNumber, services),
    link: () => adminLink('sites'),
    mail: 'same',
  }),
} as const;

/** The notifications about sites. */
import { adminLink, dashboardLink, siteLink } from '#core/client-links.js';
import { notification, type NotificationOf } from '#features/notifications/index.js';
import { SITE_TEXTS } from './sites.messages.js';
import type { SiteStop } from './sites.values.js';

interface AtAddress {
  readonly address: string;
}

interface Online extends AtAddress {
  readonly orderNumber: string;
  /** The title of the order. */
  readonly title: string;
  /** The label that was wished for waits for an administrator. */
  readonly labelWaits: boolean;
  /** The address of a picture of it; null where it has none that everybody can load. */
  readonly picture: string | null;
}

interface Scheduled extends AtAddress {
  readonly siteId: string;
  readonly publishAt: Date;
}

interface Failed {
  readonly orderNumber: string;
  /** In plain words. */
  readonly cause: string;
}

const toOrders = (): string => dashboardLink('orders');
const toExport = ({ siteId }: { readonly siteId: string }): string => siteLink(siteId, 'export');

export const SITE_NOTIFICATIONS = {
  online: notification({
    type: 'site_online',
    audience: 'customer',
    words: ({ address, orderNumber, labelWaits }: Online) => {
      const { title, message } = SITE_TEXTS.online(address, orderNumber);
      return { title, message: labelWaits ? `${message} ${SITE_TEXTS.labelWaits}` : message };
    },
    link: toOrders,
    mail: ({ address, orderNumber, title, picture }, { fullName }) => ({
      template: 'site_online',
      vars: { fullName, orderNumber, title, address, picture: picture ?? '', link: address },
    }),
  }),
  /** No release of it could be built. */
  failed: notification({
    type: 'site_failed',
    audience: 'customer',
    words: ({ orderNumber, cause }: Failed) => SITE_TEXTS.failed(orderNumber, cause),
    link: toOrders,
    mail: 'same',
  }),
  /** Visitors still see the earlier release. */
  notRenewed: notification({
    type: 'site_failed',
    audience: 'customer',
    words: ({ orderNumber, cause }: Failed) => SITE_TEXTS.notRenewed(orderNumber, cause),
    link: toOrders,
    mail: 'same',
  }),
  failedForAdmins: notification({
    type: 'site_failed',
    audience: 'administrators',
    /** `failure`: what the program said. */
    words: ({ orderNumber, failure }: { readonly orderNumber: string; readonly failure: string }) =>
      SITE_TEXTS.failedForAdmins(orderNumber, failure),
    link: () => adminLink('sites', { build: 'failing' }),
    mail: 'same',
  }),
  scheduleBegun: notification({
    type: 'site_schedule_begun',
    audience: 'customer',
    words: ({ address, publishAt }: Scheduled) => SITE_TEXTS.scheduleBegun(address, publishAt),
    link: ({ siteId }) => siteLink(siteId),
  }),
  scheduleFailed: notification({
    type: 'site_schedule_failed',
    audience: 'customer',
    words: ({ address, publishAt, refusal }: Scheduled & { readonly refusal: string }) =>
      SITE_TEXTS.scheduleFailed(address, publishAt, refusal),
    link: ({ siteId }) => siteLink(siteId),
    mail: 'same',
  }),
  offline: notification({
    type: 'site_offline',
    audience: 'customer',
    words: ({ address, why }: AtAddress & { readonly siteId: string; readonly why: SiteStop }) =>
      SITE_TEXTS.offline(address, why),
    link: toExport,
    mail: 'same',
  }),
  removalSoon: notification({
    type: 'site_removal',
    audience: 'customer',
    /** `until`: how long its files are kept. */
    words: ({ address, until }: AtAddress & { readonly siteId: string; readonly until: Date }) =>
      SITE_TEXTS.removalSoon(address, until),
    link: toExport,
    mail: 'same',
  }),
  removed: notification({
    type: 'site_removed',
    audience: 'customer',
    words: ({ address }: AtAddress) => SITE_TEXTS.removed(address),
    link: toOrders,
    mail: 'same',
  }),
} as const;

export type SiteAct = keyof typeof SITE_TEXTS.acts;

interface ActedOn extends AtAddress {
  /** Empty where the act has none. */
  readonly reason: string;
}

/** An administrator's act. A requested build needs no mail. */
export function actNotification(act: SiteAct): NotificationOf<ActedOn> {
  return notification({
    type: `site_${act}`,
    audience: 'customer',
    words: ({ address, reason }: ActedOn) => SITE_TEXTS.acts[act](address, reason),
    link: toOrders,
    ...(act !== 'rebuilt' && { mail: 'same' as const }),
  });
}

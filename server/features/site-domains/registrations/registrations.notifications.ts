/** The notifications about registered names. */
import { adminLink, dashboardLink, siteLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { REGISTRATION_TEXTS } from './registrations.messages.js';

/** Where the customer sees it; an order without a site has its card only. */
export interface Place {
  readonly siteId: string | null;
}

interface Named extends Place {
  readonly name: string;
}

interface Lasting extends Named {
  readonly expiresAt: Date;
}

interface Refused extends Named {
  readonly reason: string;
}

const toHolder = ({ siteId }: Place): string =>
  siteId === null ? dashboardLink('orders') : siteLink(siteId, 'registration');

export const REGISTRATION_NOTIFICATIONS = {
  registered: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name, expiresAt }: Lasting) => REGISTRATION_TEXTS.registered(name, expiresAt),
    link: toHolder,
    mail: 'same',
  }),
  renewed: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name, expiresAt }: Lasting) => REGISTRATION_TEXTS.renewed(name, expiresAt),
    link: toHolder,
    mail: 'same',
  }),
  codeReady: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name }: Named) => REGISTRATION_TEXTS.codeReady(name),
    link: toHolder,
    mail: 'same',
  }),
  handleMissing: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name }: Named) => REGISTRATION_TEXTS.handleMissing(name),
    link: toHolder,
    mail: 'same',
  }),
  expiresSoon: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name, expiresAt, days }: Lasting & { readonly days: number }) =>
      REGISTRATION_TEXTS.expiresSoon(name, expiresAt, days),
    link: toHolder,
    mail: 'same',
  }),
  expired: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name }: Named) => REGISTRATION_TEXTS.expired(name),
    link: toHolder,
    mail: 'same',
  }),
  released: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name }: Named) => REGISTRATION_TEXTS.released(name),
    link: toHolder,
    mail: 'same',
  }),
  transferred: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name }: Named) => REGISTRATION_TEXTS.transferred(name),
    link: toHolder,
    mail: 'same',
  }),
  renewalRefused: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name, reason }: Refused) => REGISTRATION_TEXTS.renewalRefused(name, reason),
    link: toHolder,
    mail: 'same',
  }),
  codeRefused: notification({
    type: 'domain',
    audience: 'customer',
    words: ({ name, reason }: Refused) => REGISTRATION_TEXTS.codeRefused(name, reason),
    link: toHolder,
    mail: 'same',
  }),
  /** New acts for the administrators' work list. */
  toDo: notification({
    type: 'domain',
    audience: 'administrators',
    words: ({ count }: { readonly count: number }) => REGISTRATION_TEXTS.toDo(count),
    link: () => adminLink('sites', { section: 'registrations' }),
  }),
} as const;

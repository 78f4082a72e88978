import { adminLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { REPORT_TEXTS } from './reports.messages.js';

/** A site was reported, and no other report of it waits. */
export const SITE_REPORTED = notification({
  type: 'site_report',
  audience: 'administrators',
  /** `address`: host name of the site. */
  words: ({ address }: { readonly address: string }) => ({
    title: REPORT_TEXTS.newTitle,
    message: REPORT_TEXTS.newMessage(address),
  }),
  link: () => adminLink('sites', { section: 'reports' }),
  mail: 'same',
});

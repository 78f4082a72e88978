import { adminLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { ADMIN_TEXTS } from './admin.messages.js';
import type { NewWork } from './open-work/open-work.queries.js';

export const ADMIN_NOTIFICATIONS = {
  /** A high change of a balance waits for a second administrator. */
  approvalRequested: notification({
    type: 'wallet',
    audience: 'administrators',
    /** `amount`: with its unit. */
    words: ({ amount }: { readonly amount: string }) => ({
      title: ADMIN_TEXTS.approvalRequested,
      message: ADMIN_TEXTS.approvalAskedMessage(amount),
    }),
    link: () => adminLink('wallets'),
  }),
  /** To the administrator who requested it. */
  approvalDecided: notification({
    type: 'wallet',
    audience: 'administrators',
    words: ({ isApproved }: { readonly isApproved: boolean }) => ({
      title: ADMIN_TEXTS.approvalDecided,
      message: isApproved ? ADMIN_TEXTS.approved : ADMIN_TEXTS.rejected,
    }),
    link: () => adminLink('wallets'),
  }),
  /** Work that has begun to wait for administrators. */
  newWork: notification({
    type: 'open_work',
    audience: 'administrators',
    words: (found: readonly NewWork[]) => ({ title: ADMIN_TEXTS.newWorkTitle, message: ADMIN_TEXTS.newWork(found) }),
    link: () => adminLink(),
  }),
} as const;

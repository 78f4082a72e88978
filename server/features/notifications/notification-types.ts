/** The words that notifications are stored under, with the kind that each belongs to. */
import type { NotificationKind } from './notification-kinds.js';

export const NOTIFICATION_TYPES = {
  order: 'order',
  site_online: 'order',
  site_failed: 'order',
  site_offline: 'order',
  site_rebuilt: 'order',
  site_suspended: 'order',
  site_resumed: 'order',
  site_taken_down: 'order',
  site_restored: 'order',
  site_custom: 'order',
  site_label_approved: 'order',
  site_label_refused: 'order',
  site_schedule_begun: 'order',
  site_schedule_failed: 'order',
  site_samples: 'order',
  site_removal: 'order',
  site_removed: 'order',
  site_upgraded: 'order',
  site_service_report: 'order',
  site_backups: 'order',
  site_message: 'order',
  site_webhook_off: 'order',
  site_report: 'order',
  payment: 'money',
  payment_review: 'money',
  wallet: 'money',
  invoice: 'money',
  refund_asked: 'money',
  refund_decided: 'money',
  password_changed: 'security',
  password_guessed: 'security',
  session_stolen: 'security',
  provider_linked: 'security',
  provider_unlinked: 'security',
  two_factor_on: 'security',
  two_factor_off: 'security',
  recovery_codes_renewed: 'security',
  recovery_code_used: 'security',
  api_key_created: 'security',
  api_key_revoked: 'security',
  api_key_widened: 'security',
  api_key_narrowed: 'security',
  webhook_added: 'security',
  account_webhook_added: 'security',
  account_webhook_off: 'security',
  domain: 'domain',
  ticket_opened: 'support',
  ticket_written: 'support',
  ticket_answered: 'support',
  ticket_closed: 'support',
  system_fault: 'support',
  system_healed: 'support',
  open_work: 'news',
} as const satisfies Readonly<Record<string, NotificationKind>>;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;

/** The first words of types that earlier versions stored: their notifications are still listed. */
const FORMER: Readonly<Record<string, NotificationKind>> = {
  order: 'order',
  site: 'order',
  payment: 'money',
  wallet: 'money',
  deposit: 'money',
  refund: 'money',
  invoice: 'money',
  receipt: 'money',
  security: 'security',
  account: 'security',
  domain: 'domain',
  support: 'support',
  ticket: 'support',
};

function isPresent(type: string): type is NotificationType {
  return Object.hasOwn(NOTIFICATION_TYPES, type);
}

/** The kind of a stored notification; an unknown type belongs to `news`. */
export function kindOf(type: string): NotificationKind {
  return isPresent(type) ? NOTIFICATION_TYPES[type] : (FORMER[type.split(/[._]/)[0] ?? ''] ?? 'news');
}

/** The kinds of notifications. Users choose by kind how they are notified. */
export const NOTIFICATION_KINDS = ['order', 'money', 'security', 'domain', 'support', 'news'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Users who are not notified that money moved, or that someone else signed in, cannot react to it. */
const LOCKED: ReadonlySet<NotificationKind> = new Set(['money', 'security']);

export function isLocked(kind: NotificationKind): boolean {
  return LOCKED.has(kind);
}

/** The words that events are stored under; `type` is the finer of the two. */
const KIND_OF: Readonly<Record<string, NotificationKind>> = {
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
  // The names of identity's notices begin with these: password_changed, two_factor_on.
  password: 'security',
  session: 'security',
  provider: 'security',
  two: 'security',
  recovery: 'security',
  api: 'security',
  webhook_added: 'security',
  domain: 'domain',
  support: 'support',
  ticket: 'support',
  // How the platform itself is, for administrators.
  system: 'support',
};

/** `order_paid` is an `order`, as is `order`; unknown types are news. */
export function kindOf(type: string): NotificationKind {
  return KIND_OF[type] ?? KIND_OF[type.split(/[._]/)[0] ?? ''] ?? 'news';
}

/** The kinds of notifications. Users choose by kind how they are notified. */
export const NOTIFICATION_KINDS = ['order', 'money', 'security', 'domain', 'support', 'news'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Users who are not notified that money moved, or that someone else signed in, cannot react to it. */
const LOCKED: ReadonlySet<NotificationKind> = new Set(['money', 'security']);

export function isLocked(kind: NotificationKind): boolean {
  return LOCKED.has(kind);
}

/** One event, one stored notification: it is announced after the commit, and a mail goes out where it matters. */
import { dashboardLink } from '#core/client-links.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { activeAdminIds, customerLoader, mayNotify, accountStateOf } from '#features/identity/index.js';
import { kindOf, type NotificationKind } from './notification-kinds.js';
import { NotificationEntity } from './notification.entity.js';
import { channelsOf } from './preferences.service.js';

export interface NewNotification {
  readonly userId: string;
  /** A word such as `order_paid`; see notification-kinds.ts for the kind that it belongs to. */
  readonly type: string;
  /** Persian. */
  readonly title: string;
  /** Persian. */
  readonly message: string;
  /** A path of this site. */
  readonly link?: string;
  /** On: the event matters enough for a mail. Leave it out where the event has a mail of its own. */
  readonly mail?: boolean;
}

/**
 * Notifies a user in the transaction of the event, in the ways they chose. Returns the id of the stored notification,
 * null where they want none of this kind in the list of notifications, or the account is gone. Whether a mail still
 * goes to them is checked again when it is sent.
 */
export async function notify(tx: TxCtx, notification: NewNotification): Promise<string | null> {
  const kind = kindOf(notification.type);
  const about = kind === 'money' || kind === 'security' ? kind : 'other';
  if (!mayNotify(await accountStateOf(tx, notification.userId), 'bell', about)) return null;
  const channels = await channelsOf(tx, notification.userId, kind);
  if (notification.mail && channels.email) await mail(tx, notification, kind);
  return channels.bell ? store(tx, notification) : null;
}

/** Notifies every active administrator except the one who acted. */
export async function notifyAdmins(
  tx: TxCtx,
  notification: Omit<NewNotification, 'userId'>,
  except: string | null = null,
): Promise<void> {
  for (const userId of await activeAdminIds(tx)) if (userId !== except) await notify(tx, { userId, ...notification });
}

/** Where administrators get mails about a type of event, for a time in which the database cannot be asked. */
export async function adminAddresses(ctx: Ctx, type: string): Promise<readonly string[]> {
  const found = await Promise.all(
    (await activeAdminIds(ctx)).map(async (userId) => {
      const { email } = await channelsOf(ctx, userId, kindOf(type));
      return email ? ((await customerLoader(ctx).load(userId))?.email ?? []) : [];
    }),
  );
  return found.flat();
}

async function store(tx: TxCtx, { userId, type, title, message, link }: NewNotification): Promise<string> {
  const notification = tx.em.create(NotificationEntity, {
    id: newId(),
    userId,
    type,
    title,
    message,
    link: link ?? null,
    readAt: null,
    createdAt: tx.clock.now(),
  });
  await tx.em.persist(notification).flush();
  tx.publish('notification.added', { userId, notificationId: notification.id });
  return notification.id;
}

async function mail(tx: TxCtx, notification: NewNotification, kind: NotificationKind): Promise<void> {
  const { userId, title, message, link = dashboardLink() } = notification;
  const person = await customerLoader(tx).load(userId);
  if (!person) return;
  const vars = { fullName: person.fullName ?? '', kind, title, message, link: `${tx.config.publicUrl ?? ''}${link}` };
  await tx.enqueue('send_mail', { template: 'notification', to: person.email, userId, vars });
}

/** Whether a user wants mails of a kind, for events that have a mail of their own. */
export async function wantsMail(tx: TxCtx, userId: string, type: string): Promise<boolean> {
  return (await channelsOf(tx, userId, kindOf(type))).email;
}

/** Removes notifications of these links: their text came from a user whose account is removed. */
export async function takeBack(tx: TxCtx, links: readonly string[]): Promise<void> {
  await tx.em.nativeDelete(NotificationEntity, { link: { $in: [...links] } });
}

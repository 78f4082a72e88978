/** One event, one stored notification: it is announced after the commit, and a mail goes out where it matters. */
import type { TxCtx } from '../../platform/context.js';
import { newId } from '../../platform/id.js';
import { activeAdminIds, customerLoader, mayNotify, standingOf } from '../identity/index.js';
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
  /** On: the event matters enough for a mail. Leave it out where a mail of its own goes out. */
  readonly mail?: boolean;
}

/**
 * Tells somebody in the transaction of what happened, by the ways they chose. Gives the id of the stored
 * notification, null where they want none of this kind in the list of notifications, or are gone. Whether a mail still
 * goes to them is asked once more when it is sent.
 */
export async function notify(tx: TxCtx, notification: NewNotification): Promise<string | null> {
  const kind = kindOf(notification.type);
  const about = kind === 'money' || kind === 'security' ? kind : 'other';
  if (!mayNotify(await standingOf(tx, notification.userId), 'bell', about)) return null;
  const channels = await channelsOf(tx, notification.userId, kind);
  if (notification.mail && channels.email) await mail(tx, notification, kind);
  return channels.bell ? store(tx, notification) : null;
}

/** Tells every active administrator, but not the one whose act it was. */
export async function notifyAdmins(
  tx: TxCtx,
  notification: Omit<NewNotification, 'userId'>,
  except: string | null = null,
): Promise<void> {
  for (const userId of await activeAdminIds(tx)) if (userId !== except) await notify(tx, { userId, ...notification });
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
  const { userId, title, message, link = '/dashboard' } = notification;
  const person = await customerLoader(tx).load(userId);
  if (!person) return;
  const vars = { fullName: person.fullName ?? '', kind, title, message, link: `${tx.config.publicUrl ?? ''}${link}` };
  await tx.enqueue('send_mail', { template: 'notification', to: person.email, userId, vars });
}

/** Whether somebody wants mails of a kind, for events that have a mail of their own. */
export async function wantsMail(tx: TxCtx, userId: string, type: string): Promise<boolean> {
  return (await channelsOf(tx, userId, kindOf(type))).email;
}

/** Takes back what anybody was told of these places: its words were another's, who is gone. */
export async function takeBack(tx: TxCtx, links: readonly string[]): Promise<void> {
  await tx.em.nativeDelete(NotificationEntity, { link: { $in: [...links] } });
}

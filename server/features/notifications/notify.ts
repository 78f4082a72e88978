/** One event, one stored notification: it is announced after the commit, and a mail goes out where its row has one. */
import type { Ctx, TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { filled, type FilledMail } from '#platform/jobs/mails.js';
import { activeAdminIds, customerLoader, mayNotify, accountStateOf } from '#features/identity/index.js';
import type { Addressee, NotificationOf } from './notification.js';
import { NOTIFICATION_TYPES } from './notification-types.js';
import { NotificationEntity } from './notification.entity.js';
import { channelsOf } from './preferences.service.js';

export interface NotifyOptions {
  /** Leaves out the mail that the row has. */
  readonly withoutMail?: boolean;
}

/**
 * Notifies a user in the transaction of the event, in the ways they chose. Returns the id of the stored notification,
 * null where they want none of this kind in the list of notifications, or the account is gone. Whether a mail still
 * goes to them is checked again when it is sent.
 */
export async function notify<Data>(
  tx: TxCtx,
  userId: string,
  row: NotificationOf<Data>,
  data: Data,
  { withoutMail = false }: NotifyOptions = {},
): Promise<string | null> {
  const kind = NOTIFICATION_TYPES[row.type];
  const about = kind === 'money' || kind === 'security' ? kind : 'other';
  if (!mayNotify(await accountStateOf(tx, userId), 'bell', about)) return null;
  const channels = await channelsOf(tx, userId, kind);
  if (row.mail && channels.email && !withoutMail) await mail(tx, userId, row, data);
  return channels.bell ? store(tx, userId, row, data) : null;
}

interface AdminOptions extends NotifyOptions {
  /** The administrator who acted. */
  readonly except?: string;
}

/** Notifies every active administrator except the one who acted. */
export async function notifyAdmins<Data>(
  tx: TxCtx,
  row: NotificationOf<Data, 'administrators'>,
  data: Data,
  { except, ...options }: AdminOptions = {},
): Promise<void> {
  for (const userId of await activeAdminIds(tx)) if (userId !== except) await notify(tx, userId, row, data, options);
}

/** Where administrators get the mail of a row, for a time in which the database cannot be asked. */
export async function adminAddresses<Data>(
  ctx: Ctx,
  { type }: NotificationOf<Data, 'administrators'>,
): Promise<readonly string[]> {
  const found = await Promise.all(
    (await activeAdminIds(ctx)).map(async (userId) => {
      const { email } = await channelsOf(ctx, userId, NOTIFICATION_TYPES[type]);
      return email ? ((await customerLoader(ctx).load(userId))?.email ?? []) : [];
    }),
  );
  return found.flat();
}

async function store<Data>(
  tx: TxCtx,
  userId: string,
  { type, words, link }: NotificationOf<Data>,
  data: Data,
): Promise<string> {
  const { title, message } = words(data);
  const notification = tx.em.create(NotificationEntity, {
    id: newId(),
    userId,
    type,
    title,
    message,
    link: link(data),
    readAt: null,
    createdAt: tx.clock.now(),
  });
  await tx.em.persist(notification).flush();
  tx.publish('notification.added', { userId, notificationId: notification.id });
  return notification.id;
}

async function mail<Data>(tx: TxCtx, userId: string, row: NotificationOf<Data>, data: Data): Promise<void> {
  const person = await customerLoader(tx).load(userId);
  if (!person) return;
  const found = mailOf(tx, row, data, person.fullName ?? '');
  if (found) await tx.enqueue('send_mail', { to: person.email, userId, ...found });
}

/** The mail of a row; null where it has none. */
export function mailOf<Data>(
  ctx: Ctx | TxCtx,
  { type, words, link, mail: own }: NotificationOf<Data>,
  data: Data,
  fullName: string,
): FilledMail | null {
  if (!own) return null;
  const to: Addressee = { fullName, link: `${ctx.config.publicUrl ?? ''}${link(data)}` };
  if (own !== 'same') return own(data, to);
  const { title, message } = words(data);
  return filled('notification', { ...to, kind: NOTIFICATION_TYPES[type], title, message });
}

/** Removes notifications of these links: their text came from a user whose account is removed. */
export async function removeNotifications(tx: TxCtx, links: readonly string[]): Promise<void> {
  await tx.em.nativeDelete(NotificationEntity, { link: { $in: [...links] } });
}

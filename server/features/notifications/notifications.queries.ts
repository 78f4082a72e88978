/** Raw reads of the list of notifications; every one is bound to its owner. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst } from '#platform/db/order.js';
import { readSlice, type PageBounds, type Slice } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { ListFilter } from './notifications.inputs.js';
import type { NotificationType } from './notifications.types.js';

const COLUMNS = columns<NotificationType>()('id type title message link isRead createdAt', {
  expressions: { isRead: 'read_at is not null' },
});

type Filter = Pick<ListFilter, 'unreadOnly' | 'type'>;

function conditions(userId: string, filter: Filter): Conditions {
  const where = new Conditions();
  where.add(userId, (at) => `user_id = ${at}`);
  if (filter.unreadOnly) where.must('read_at is null');
  if (filter.type) where.add(filter.type, (at) => `type = ${at}`);
  return where;
}

export function sliceNotifications(
  ctx: Ctx,
  userId: string,
  filter: Filter,
  bounds: PageBounds,
): Promise<Slice<NotificationType>> {
  const where = conditions(userId, filter);
  const list = { columns: COLUMNS, from: 'from notifications', where, order: newestFirst() };
  return readSlice<NotificationType>(ctx, list, bounds);
}

export async function countNotificationRows(em: EntityManager, userId: string, filter: Filter): Promise<number> {
  const { sql, values } = conditions(userId, filter);
  return (await row<{ count: number }>(em, `select count(*) as count from notifications ${sql}`, values))?.count ?? 0;
}

/** A notification, and whose it must be. */
export interface NotificationKey {
  readonly id: string;
  readonly userId: string;
}

/** In the order of the ids; null for another user's. */
export async function findNotificationRows(
  em: EntityManager,
  requested: readonly NotificationKey[],
): Promise<(NotificationType | null)[]> {
  const found = await rows<NotificationType & { userId: string }>(
    em,
    `select ${COLUMNS}, user_id as "userId" from notifications where id = any($1::uuid[])`,
    [requested.map(({ id }) => id)],
  );
  const byId = new Map(found.map(({ userId, ...notification }) => [notification.id, { userId, notification }]));
  return requested.map(({ id, userId }) => {
    const known = byId.get(id);
    return known?.userId === userId ? known.notification : null;
  });
}

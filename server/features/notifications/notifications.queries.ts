/** Raw reads of the list of notifications; every one is bound to its owner. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { row, rows, type SqlValue } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { ListFilter } from './notifications.inputs.js';
import type { NotificationType } from './notifications.types.js';

const COLUMNS = columns<NotificationType>()('id type title message link isRead createdAt', {
  expressions: { isRead: 'read_at is not null' },
});

function conditions(
  userId: string,
  filter: Pick<ListFilter, 'unreadOnly' | 'type'>,
): { where: string; values: SqlValue[] } {
  const values: SqlValue[] = [userId];
  let where = 'user_id = $1';
  if (filter.unreadOnly) where += ' and read_at is null';
  if (filter.type) where += ` and type = $${values.push(filter.type)}`;
  return { where, values };
}

export function listNotificationRows(
  em: EntityManager,
  userId: string,
  filter: ListFilter,
  limit: number,
  offset: number,
): Promise<NotificationType[]> {
  const { where, values } = conditions(userId, filter);
  const window = `limit $${values.push(limit)} offset $${values.push(offset)}`;
  return rows<NotificationType>(
    em,
    `select ${COLUMNS} from notifications where ${where} order by created_at desc, id desc ${window}`,
    values,
  );
}

export async function countNotificationRows(
  em: EntityManager,
  userId: string,
  filter: Pick<ListFilter, 'unreadOnly' | 'type'>,
): Promise<number> {
  const { where, values } = conditions(userId, filter);
  return (
    (await row<{ count: number }>(em, `select count(*) as count from notifications where ${where}`, values))?.count ?? 0
  );
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

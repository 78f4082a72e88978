/** Notifications: events of a user's records, stored once, shown live, and sent in the ways the user chose. */
import type { TxCtx } from '#platform/context.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { MESSAGES_REMOVAL, SECURITY_LISTENER } from '#features/identity/index.js';
import { NotificationPreferenceEntity } from './notification-preference.entity.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { notificationRoutes } from './notifications.routes.js';
import { PreferencesResolver } from './preferences.resolver.js';
import { ringOwner } from './security.notifications.js';

export { markAllNotificationsRead } from './notifications.service.js';
export { notification, type Addressee, type NotificationOf } from './notification.js';
export { adminAddresses, mailOf, notify, notifyAdmins, removeNotifications } from './notify.js';

async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  for (const entity of [NotificationEntity, NotificationPreferenceEntity])
    await tx.em.nativeDelete<{ userId: string }>(entity, { userId });
}

export const notificationsFeature: Feature = {
  name: 'notifications',
  entities: [NotificationEntity, NotificationPreferenceEntity],
  resolvers: [NotificationsResolver, PreferencesResolver],
  routes: notificationRoutes,
  provides: [provide(MESSAGES_REMOVAL, () => forgetOwner), provide(SECURITY_LISTENER, () => ringOwner)],
};

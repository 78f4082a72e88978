/** The bell. */
import type { Feature } from '../../platform/feature.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { notificationRoutes } from './notifications.routes.js';

export { notify, type NewNotification } from './notifications.service.js';

export const notificationsFeature: Feature = {
  name: 'notifications',
  entities: [NotificationEntity],
  resolvers: [NotificationsResolver],
  routes: notificationRoutes,
};

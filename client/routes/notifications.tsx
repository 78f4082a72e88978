export { NotificationsPage as Component } from '#client/features/notifications/index.js';

/** The list of notifications in the header and on its own page, and their preferences. */
export { NotificationToggle } from './notification-toggle.js';
export { NotificationsPage } from './notifications-page.js';
export { PreferencesCard } from './preferences-card.js';

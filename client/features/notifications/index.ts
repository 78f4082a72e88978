/** The list of notifications in the header, and their preferences. */
export { NotificationBell } from './notification-bell.js';
export { PreferencesCard } from './preferences-card.js';

/** The list of notifications in the header, and their preferences. */
export { NotificationMenu } from './notification-menu.js';
export { PreferencesCard } from './preferences-card.js';

/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminUsersTab = async () => (await import('./admin/users-tab.js')).UsersTab;

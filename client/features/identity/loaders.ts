/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminUsersTab = async () => (await import('./admin/users-tab.js')).UsersTab;

/** What other features load only when they need it. */

/** The dashboard's tab, loaded when it is opened. */
export const loadProfileTab = async () => (await import('./profile-tab.js')).ProfileTab;

/** Loads parts for other features only when they need them. */

/** The dashboard's tab, loaded when it is opened. */
export const loadProfileTab = async () => (await import('./profile-tab.js')).ProfileTab;

/** Loads parts for other features only when they need them. */

/** The form of the platform's settings, loaded when it is opened. */
export const loadPlatformSettings = async () => (await import('./settings-tab.js')).PlatformSettingsTab;

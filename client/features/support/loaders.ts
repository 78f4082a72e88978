/** What other features load only when they need it. */

/** The administrators' tab, loaded when it is opened. */
export const loadSupportTab = async () => (await import('./support-tab.js')).SupportTab;

/** The log of mails, their templates, and mails of administrators. */
export { EmailTestForm } from './admin/email-test-form.js';

/** The administration's tab, loaded when it is opened. */
export const loadAdminEmailsTab = async () => (await import('./admin/emails-tab.js')).EmailsTab;

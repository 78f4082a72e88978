/** The log of mails, their templates, and mails of administrators. */
export { EmailTestForm } from './admin/email-test-form.js';
export { loadAdminEmailsTab } from './loaders.js';

/** How mail is sent. */
export { createSmtpMailer } from './smtp/smtp-mailer.js';

/** Sends mail over SMTP. What people wrote reaches a header only as one clean line. */
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Mailer } from '#platform/ports.js';
import { cut } from '#core/text/cut.js';

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; nodemailer's options may be in the query. */
  readonly url: string;
  /** `برپا <no-reply@example.ir>`. */
  readonly from: string;
}

/** Milliseconds; nodemailer's own defaults wait for minutes, with a job held all the while. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

const MAX_SUBJECT = 250;

export function createSmtpMailer({ url, from }: SmtpMailerOptions): Mailer {
  const transport = createTransport(withTimeouts(url), {
    from: oneLine(from),
    // A mail contains only the given content: files or addresses in a text are not loaded.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, replyTo, unsubscribeUrl, subject, html, text }) => {
      const sent = await transport.sendMail({
        to: { name: '', address: oneAddress(to) },
        ...(replyTo !== undefined && { replyTo: { name: '', address: oneAddress(replyTo) } }),
        ...(unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        subject: cut(oneLine(subject), MAX_SUBJECT),
        html,
        text,
      });
      return { messageId: sent.messageId };
    },
  };
}

/** RFC 8058: mail programs unsubscribe by one POST to the address, without a visit. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${new URL(url).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function withTimeouts(url: string): string {
  const parsed = new URL(url);
  for (const [name, ms] of Object.entries(TIMEOUTS)) {
    if (!parsed.searchParams.has(name)) parsed.searchParams.set(name, String(ms));
  }
  return parsed.href;
}

/** @throws RangeError for anything but one plain address: a list or a line break would reach other people. */
function oneAddress(to: string): string {
  const address = z.email().safeParse(to);
  if (!address.success) throw new RangeError('a mail goes to exactly one address');
  return address.data;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

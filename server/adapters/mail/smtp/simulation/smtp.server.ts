/** A real SMTP server for this machine only. It delivers nothing: what it takes is kept to be looked at. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Clock } from '#platform/time/clock.js';
import type { MailStore } from './mail.store.js';

export interface SmtpSandbox {
  /** `smtp://127.0.0.1:port` */
  readonly url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const MAX_MAIL_BYTES = 20 * 1024 * 1024;
const CLOSE_TIMEOUT_MS = 500;

export interface SmtpSandboxOptions {
  readonly store: MailStore;
  readonly clock: Clock;
  /** Is called for broken connections and for mails that could not be stored; the sender gets 451. */
  readonly onError: (error: unknown) => void;
}

/** Listens on a free port of the loopback address. */
export async function startSmtpServer(options: SmtpSandboxOptions): Promise<SmtpSandbox> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    closeTimeout: CLOSE_TIMEOUT_MS,
    logger: false,
    onData: (stream, session, done) => callbackify(() => receiveMail(options, stream, session))(done),
  });
  server.on('error', options.onError);
  const listener = server.listen(0, HOST);
  await new Promise<void>((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  return { url: `smtp://${HOST}:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** @throws an error that the sender gets as 451, after which it tries again. */
async function receiveMail(
  options: SmtpSandboxOptions,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  try {
    await storeMail(options, stream, session);
  } catch (error) {
    options.onError(error);
    throw Object.assign(new Error('The mail could not be kept'), { responseCode: 451 });
  }
}

async function storeMail(
  { store, clock }: SmtpSandboxOptions,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const mail = await PostalMime.parse(await buffer(stream));
  const envelopeSender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
  await store.add({
    recipients: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
    sender: mail.from ? addressText(mail.from) : envelopeSender,
    subject: withoutNul(mail.subject ?? ''),
    html: mail.html ? withoutNul(mail.html) : null,
    text: mail.text ? withoutNul(mail.text) : null,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value: withoutNul(value) })),
    receivedAt: clock.now(),
  });
}

/** PostgreSQL keeps every character but this one. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

function addressText(address: Address): string {
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
}

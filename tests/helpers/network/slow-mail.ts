/** A mail server that accepts a mail only when the test lets it. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SlowMail {
  /** For SMTP_URL. */
  readonly url: string;
  /** Mails that have arrived whole and wait to be accepted. */
  waiting(): number;
  /** How many have been accepted. */
  accepted(): number;
  /** Accepts those that wait, and from now on at once. */
  release(): void;
  close(): Promise<void>;
}

export async function startSlowMail(): Promise<SlowMail> {
  const held = new Set<() => void>();
  let isHolding = true;
  let accepted = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const accept = (): void => {
        accepted += 1;
        done();
      };
      stream.resume();
      stream.on('end', () => (isHolding ? held.add(accept) : accept()));
    },
  });
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    waiting: () => held.size,
    accepted: () => accepted,
    release: () => {
      isHolding = false;
      held.forEach((accept) => accept());
      held.clear();
    },
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}

/** A program that receives webhooks, on this machine by https, and the sender that reaches it alone. */
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createWebhookSender, type WebhookSenderOptions } from '#server/adapters/webhook-sender.js';
import type { WebhookSender } from '#platform/ports.js';

/** The key of programs.example and names below it; made for these tests, valid until 2126. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgtrScZ5jFm+ykvcAV
rlaxUyo2AYWsPYXS9XxUJe9jkwGhRANCAAQhhOv2VRR/fwUwGBUFYcyEJvOamr6V
nVBR3NS8P3a+ByNMjyfgO85/vxTgf5TEBobhBiFJcNw50sARN+1KOz2U
-----END PRIVATE KEY-----`;
const CERT = `-----BEGIN CERTIFICATE-----
MIIBwTCCAWagAwIBAgIUeyrJzyqX5QfYnrjhoi3y02Pt3z4wCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcHJvZ3JhbXMuZXhhbXBsZTAgFw0yNjExMjQwODMyNTNaGA8y
MTI2MTAzMTA4MzI1M1owGzEZMBcGA1UEAwwQcHJvZ3JhbXMuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABCGE6/ZVFH9/BTAYFQVhzIQm85qavpWdUFHc
1Lw/dr4HI0yPJ+A7zn+/FOB/lMQGhuEGIUlw3DnSwBE37Uo7PZSjgYUwgYIwHQYD
VR0OBBYEFMRCBsf/loKfAcRRNDnr4BUl14ynMB8GA1UdIwQYMBaAFMRCBsf/loKf
AcRRNDnr4BUl14ynMA8GA1UdEwEB/wQFMAMBAf8wLwYDVR0RBCgwJoIQcHJvZ3Jh
bXMuZXhhbXBsZYISKi5wcm9ncmFtcy5leGFtcGxlMAoGCCqGSM49BAMCA0kAMEYC
IQD4y0MLpsunXl8rzcsgRBw0sjK608B6F8P3s63Dn6TxJgIhAKRjcupxcMjfNkvz
qOzOV1rqcBQdK6ORsMoH679/ozfT
-----END CERTIFICATE-----`;

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  /** Oldest first. */
  readonly received: Received[];
  /** The status of answers from now on. */
  status: number;
  /** The sender of production, with what a test widens. */
  sender(more?: WebhookSenderOptions): WebhookSender;
  close(): Promise<void>;
}

/** Reaches receivers of this machine alone, under any name. */
export function senderToReceivers(more: WebhookSenderOptions = {}): WebhookSender {
  const isPublic = (address: string): boolean => address === '127.0.0.1';
  return createWebhookSender({
    isPublic,
    ports: null,
    ca: CERT,
    resolve: () => Promise.resolve(['127.0.0.1']),
    ...more,
  });
}

/** `answer`: instead of the status. */
export async function startReceiver(answer?: RequestListener): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const state = { status: 204 };
  const server = https.createServer({ key: KEY, cert: CERT }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      if (answer) answer(request, response);
      else response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://programs.example:${port}/hook`,
    received,
    get status() {
      return state.status;
    },
    set status(status) {
      state.status = status;
    },
    sender: senderToReceivers,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

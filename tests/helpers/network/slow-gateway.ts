/** A gateway that opens sessions only when the test lets it; all else it answers at once. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowGateway {
  /** For ZARINPAL_BASE_URL. */
  readonly baseUrl: string;
  /** Sessions that wait to be opened. */
  waiting(): number;
  /** Answers those that wait, and from now on at once. */
  release(): void;
  close(): Promise<void>;
}

export async function startSlowGateway(): Promise<SlowGateway> {
  const held: (() => void)[] = [];
  let isHolding = true;
  const server = createServer((request, response) => {
    request.resume();
    const authority = `A${randomUUID().slice(1)}`;
    const data = { code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 };
    const answer = (): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data, errors: [] }));
    };
    if (isHolding && request.url?.endsWith('/request.json')) held.push(answer);
    else answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting: () => held.length,
    release: () => {
      isHolding = false;
      held.splice(0).forEach((answer) => answer());
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

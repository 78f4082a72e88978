/**
 * The limit: `ws` alone. `POST /` sends its body to every socket, as the manual of ws shows it, and answers; messages
 * of the bench have it broadcast, or send each socket a text of its own.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { wallMs } from '../wall-clock.js';

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => void parts.push(part));
  request.on('end', () => {
    broadcast(Buffer.concat(parts));
    response.end('{}');
  });
});
const sockets = new WebSocketServer({ server, handleProtocols: (offered) => offered.values().next().value ?? false });
// Every subscription of a graphql-transport-ws client is confirmed, so that both sides have the same clients.
sockets.on('connection', (socket) => socket.once('message', () => socket.send('{"type":"connection_ack"}')));

function broadcast(data: Buffer): void {
  for (const client of sockets.clients) if (client.readyState === client.OPEN) client.send(data, { binary: false });
}

/** Everybody the same text, or each a text around the payload. */
export type BareRequest = { readonly text: string } | { readonly payload: string };

process.on('message', (asked: BareRequest) => {
  const began = wallMs();
  let n = 0;
  if ('text' in asked) broadcast(Buffer.from(asked.text));
  else
    for (const client of sockets.clients) client.send(`{"id":"${(n += 1)}","type":"next","payload":${asked.payload}}`);
  process.send?.({ answer: began });
});
process.on('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);

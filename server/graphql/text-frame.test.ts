import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.js';

/** What a browser's side reads of frames that are written past `ws`, among its own. */
async function read(texts: readonly string[]): Promise<string[]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket, request) => {
    for (const text of texts) request.socket.write(textFrame(text));
    socket.send('own');
    socket.close();
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on(
    'message',
    (data: Buffer, isBinary) => void heard.push(`${isBinary ? 'binary' : 'text'}:${data.toString()}`),
  );
  await once(client, 'close');
  server.close();
  return heard;
}

test('frames of every length are read as they were written', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536].map((length) => 'a'.repeat(length));
  expect(await read(texts)).toEqual([...texts, 'own'].map((text) => `text:${text}`));
});

test('the length counts bytes, not letters', async () => {
  const text = 'برپا '.repeat(30);
  expect(await read([text])).toEqual([`text:${text}`, 'text:own']);
});

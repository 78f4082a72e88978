/** Requests as bytes that no client library would send. */
import { connect } from 'node:net';

export interface RawAnswer {
  /** NaN where nothing came that is an answer. */
  readonly status: number;
  /** In lower case. */
  readonly head: string;
  readonly text: string;
}

/** Everything that comes back until the server closes. The last `Connection` header is `close`. */
export function sendBytes(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(request.replace(/\r\n\r\n$/, '\r\nConnection: close\r\n\r\n')),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

/** One request and its answer. */
export async function rawRequest(port: number, request: string): Promise<RawAnswer> {
  const [head = '', ...rest] = (await sendBytes(port, request)).split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    head: head.toLowerCase(),
    text: rest.join('\r\n\r\n'),
  };
}

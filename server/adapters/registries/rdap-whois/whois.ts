/** One question over the WHOIS protocol, port 43 (RFC 3912): send a line, read until the server closes. */
import { connect } from 'node:net';
import type { WhoisServer } from './registry-servers.js';

/** The server was reached and did not finish in time, or was not reached in time. */
export class WhoisTimeout extends Error {}

const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * The server's text, decoded as UTF-8; empty where it closed the connection without an answer.
 * @throws WhoisTimeout; the socket's error when the server is unreachable or resets the connection; RangeError for a
 * name that could contain a second command.
 */
export function queryWhois(server: WhoisServer, domain: string, timeoutMs: number): Promise<string> {
  if (!/^[a-z0-9.-]+$/.test(domain)) throw new RangeError(`not a domain name: ${JSON.stringify(domain)}`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const socket = connect({ host: server.host, port: server.port }, () => socket.write(`${domain}\r\n`));
    const deadline = setTimeout(
      () => socket.destroy(new WhoisTimeout(`${server.host} gave no answer in ${timeoutMs} ms`)),
      timeoutMs,
    );
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES)
        socket.destroy(new Error(`${server.host} sent more than ${MAX_ANSWER_BYTES} bytes`));
      else chunks.push(chunk);
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(deadline);
      // After an error the promise is settled already and this changes nothing.
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
  });
}

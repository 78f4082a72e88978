/** A name server that answers what a test says, by real UDP and TCP packets (RFC 1035) on a loopback address. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import packet from 'dns-packet';

export interface Question {
  readonly name: string;
  readonly type: string;
  readonly via: 'udp' | 'tcp';
}

/** Null: no answer at all. A buffer is sent as it is. An rcode of RFC 1035, 0 where not given. */
export type Answer =
  { readonly answers?: packet.Answer[]; readonly rcode?: number; readonly isTruncated?: boolean } | Buffer | null;

export interface NameServer {
  readonly port: number;
  /** Every question so far. */
  readonly asked: readonly Question[];
  close(): Promise<void>;
}

const read = (message: Buffer, via: Question['via']): { readonly id: number; readonly question: Question } | null => {
  const { id = 0, questions = [] } = packet.decode(message);
  const [first] = questions;
  return first ? { id, question: { name: first.name.toLowerCase(), type: first.type, via } } : null;
};

function write(id: number, { name, type }: Question, answer: NonNullable<Answer>): Buffer {
  if (Buffer.isBuffer(answer)) return answer;
  const { answers = [], rcode = 0, isTruncated = false } = answer;
  const truncation = isTruncated ? packet.TRUNCATED_RESPONSE : 0;
  const flags = packet.AUTHORITATIVE_ANSWER | packet.RECURSION_DESIRED | truncation | rcode;
  const questions = [{ name, type: type as packet.RecordType }];
  return packet.encode({ type: 'response', id, flags, questions, answers });
}

/** @param port taken on `host`; 0 for a free one. */
export async function startNameServer(
  answer: (question: Question) => Answer,
  { host = '127.0.0.1', port = 0 }: { readonly host?: string; readonly port?: number } = {},
): Promise<NameServer> {
  const asked: Question[] = [];
  const reply = (message: Buffer, via: Question['via']): Buffer | null => {
    const found = read(message, via);
    if (!found) return null;
    asked.push(found.question);
    const given = answer(found.question);
    return given && write(found.id, found.question, given);
  };
  const udp = await bindUdp(host, port);
  const { port: bound } = udp.address();
  udp.on('message', (message, from) => {
    const sent = reply(message, 'udp');
    if (sent) udp.send(sent, from.port, from.address);
  });
  const tcp = createServer((connection) => {
    connection.on('error', () => undefined);
    connection.on('data', (chunk) => {
      const sent = reply(chunk.subarray(2), 'tcp');
      if (!sent) return;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(sent.length);
      connection.write(Buffer.concat([length, sent]));
    });
  });
  await listen(tcp, host, bound);
  return {
    port: (tcp.address() as AddressInfo).port,
    asked,
    close: async () => {
      udp.close();
      tcp.close();
      await once(tcp, 'close');
    },
  };
}

async function bindUdp(host: string, port: number): Promise<Socket> {
  const udp = createSocket('udp4');
  udp.bind(port, host);
  await once(udp, 'listening');
  return udp;
}

async function listen(tcp: Server, host: string, port: number): Promise<void> {
  tcp.listen(port, host);
  await once(tcp, 'listening');
}

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

interface Opened {
  readonly udp: Socket;
  readonly tcp: Server;
}

const TRIES = 20;

/** One server for each host, all on the same free port of UDP and TCP. */
export async function startNameServers(
  answers: Readonly<Record<string, (question: Question) => Answer>>,
): Promise<readonly NameServer[]> {
  const hosts = Object.entries(answers);
  for (let turn = 1; ; turn += 1) {
    const opened: Opened[] = [];
    try {
      let port = 0;
      for (const [host] of hosts) {
        const one = await bindBoth(host, port);
        opened.push(one);
        ({ port } = one.udp.address());
      }
      return hosts.map(([, answer], at) => serve(opened[at] as Opened, answer));
    } catch (error) {
      for (const one of opened) await close(one);
      // Another program has the port at the other host, or for the other protocol.
      if (turn === TRIES) throw error;
    }
  }
}

async function bindBoth(host: string, port: number): Promise<Opened> {
  const tcp = createServer();
  tcp.listen(port, host);
  await once(tcp, 'listening');
  const udp = createSocket('udp4');
  try {
    udp.bind((tcp.address() as AddressInfo).port, host);
    await once(udp, 'listening');
  } catch (error) {
    await close({ udp, tcp });
    throw error;
  }
  return { udp, tcp };
}

async function close({ udp, tcp }: Opened): Promise<void> {
  udp.close();
  tcp.close();
  await once(tcp, 'close');
}

function serve({ udp, tcp }: Opened, answer: (question: Question) => Answer): NameServer {
  const asked: Question[] = [];
  const reply = (message: Buffer, via: Question['via']): Buffer | null => {
    const found = read(message, via);
    if (!found) return null;
    asked.push(found.question);
    const given = answer(found.question);
    return given && write(found.id, found.question, given);
  };
  udp.on('message', (message, from) => {
    const sent = reply(message, 'udp');
    if (sent) udp.send(sent, from.port, from.address);
  });
  tcp.on('connection', (connection) => {
    connection.on('error', () => undefined);
    connection.on('data', (chunk) => {
      const sent = reply(chunk.subarray(2), 'tcp');
      if (!sent) return;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(sent.length);
      connection.write(Buffer.concat([length, sent]));
    });
  });
  return { port: udp.address().port, asked, close: () => close({ udp, tcp }) };
}

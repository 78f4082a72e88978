/**
 * Name servers for all simulated domains, by UDP and TCP (RFC 1035) on one free port of the loopback address. The same
 * server answers as the resolver and as the responsible server of each zone.
 */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket as Connection } from 'node:net';
import packet from 'dns-packet';
import { isSlow, type Zone, type Zones } from './zones.js';

export interface DnsSandbox {
  readonly port: number;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const NAME_SERVER = 'ns1.barpa-sandbox.ir';
const TTL = 60;
/** Without an agreement on more. */
const UDP_BYTES = 512;
const IDLE_MS = 10_000;
/** The bytes of a part of a text. */
const TEXT_BYTES = 250;

const SOA = {
  mname: NAME_SERVER,
  rname: 'hostmaster.barpa-sandbox.ir',
  serial: 1,
  refresh: 60,
  retry: 60,
  expire: 600,
};

function partsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += TEXT_BYTES) parts.push(bytes.toString('latin1', at, at + TEXT_BYTES));
  return parts.length > 0 ? parts : [''];
}

function answersIn(
  { name: zone, records }: Zone,
  servers: readonly string[],
  { name, type }: { readonly name: string; readonly type: string },
): packet.Answer[] {
  const common = { name, ttl: TTL };
  if (name === zone && type === 'SOA') return [{ ...common, type: 'SOA', data: { ...SOA, minimum: TTL } }];
  if (name === zone && type === 'NS') return servers.map((data) => ({ ...common, type: 'NS', data }));
  const here = records.filter(({ host, kind }) => host === name && (kind === type || kind === 'CNAME'));
  return here.map(({ kind, value }): packet.Answer => {
    if (kind === 'TXT') return { ...common, type: 'TXT', data: partsOf(value) };
    if (kind !== 'MX') return { ...common, type: kind, data: value };
    const [preference = '10', exchange = value] = value.split(/\s+/);
    return { ...common, type: 'MX', data: { preference: Number(preference), exchange } };
  });
}

const NO_SUCH_NAME = 3;

interface Reply {
  readonly rcode: number;
  readonly answers: packet.Answer[];
}

async function replyTo(zones: Zones, name: string, type: string): Promise<Reply> {
  if (name === NAME_SERVER || zones.nameServers.includes(name)) {
    const answers: packet.Answer[] = type === 'A' ? [{ type: 'A', name, ttl: TTL, data: HOST }] : [];
    return { rcode: 0, answers };
  }
  const zone = await zones.find(name);
  if (!zone) return { rcode: NO_SUCH_NAME, answers: [] };
  const answers = answersIn(zone, zone.isHosted ? zones.nameServers : [NAME_SERVER], { name, type });
  const isKnown = name === zone.name || zone.records.some(({ host }) => host === name || host.endsWith(`.${name}`));
  return { rcode: answers.length > 0 || isKnown ? 0 : NO_SUCH_NAME, answers };
}

/** Null for what is no question, or is left without an answer. */
async function answer(zones: Zones, message: Buffer): Promise<packet.Packet | null> {
  const { id = 0, questions = [] } = packet.decode(message);
  const [question] = questions;
  if (!question) return null;
  const name = question.name.toLowerCase();
  if (isSlow(name)) return null;
  const { rcode, answers } = await replyTo(zones, name, question.type);
  const flags = packet.AUTHORITATIVE_ANSWER | packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE | rcode;
  return { type: 'response', id, flags, questions: [question], answers };
}

/** Answers that do not fit are truncated, and clients repeat them by TCP. */
function asDatagram(reply: packet.Packet): Buffer {
  const whole = packet.encode(reply);
  if (whole.length <= UDP_BYTES) return whole;
  return packet.encode({ ...reply, flags: (reply.flags ?? 0) | packet.TRUNCATED_RESPONSE, answers: [] });
}

/** Each message has its length before it. */
function serveConnection(connection: Connection, zones: Zones, onError: (error: unknown) => void): void {
  let waiting = Buffer.alloc(0);
  connection.setTimeout(IDLE_MS, () => connection.destroy());
  connection.on('error', onError);
  connection.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= 2 && waiting.length >= 2 + waiting.readUInt16BE(0)) {
      const length = waiting.readUInt16BE(0);
      const message = waiting.subarray(2, 2 + length);
      waiting = waiting.subarray(2 + length);
      void answer(zones, message)
        .then((reply) => void (reply && connection.write(packet.streamEncode(reply))))
        .catch(onError);
    }
  });
}

const TRIES = 20;

/** The same free port for both. */
async function bindBoth(tcp: Server): Promise<Socket> {
  for (let turn = 1; ; turn += 1) {
    const udp = createSocket('udp4');
    udp.bind(0, HOST);
    await once(udp, 'listening');
    try {
      await new Promise<void>((resolve, reject) => {
        tcp.once('error', reject).listen(udp.address().port, HOST, () => {
          tcp.off('error', reject);
          resolve();
        });
      });
      return udp;
    } catch (error) {
      udp.close();
      if (turn === TRIES) throw error;
    }
  }
}

/** @param onError is called for faults while answering; the client then gets no answer. */
export async function startDnsServer(zones: Zones, onError: (error: unknown) => void): Promise<DnsSandbox> {
  const open = new Set<Connection>();
  const tcp = createServer((connection) => {
    open.add(connection);
    connection.once('close', () => open.delete(connection));
    serveConnection(connection, zones, onError);
  });
  const udp = await bindBoth(tcp);
  udp.on('error', onError);
  udp.on('message', (message, from) => {
    void answer(zones, message)
      .then((reply) => reply && udp.send(asDatagram(reply), from.port, from.address))
      .catch(onError);
  });
  const close = async (): Promise<void> => {
    udp.close();
    for (const connection of open) connection.destroy();
    await new Promise((resolve) => tcp.close(resolve));
  };
  return { port: (tcp.address() as AddressInfo).port, close };
}

/** Many open pages: sockets that subscribe, and note when each of their messages came. Groups of them go by a name. */
import { WebSocket } from 'ws';
import { wallMs } from '../wall-clock.js';

export type BrowsersRequest =
  | {
      readonly ask: 'open';
      readonly group: string;
      readonly url: string;
      readonly query: string;
      /** One page each; null is a visitor. */
      readonly tokens: readonly (string | null)[];
    }
  /** When each page of the group received something since the last call, as soon as all did; null after `withinMs`. */
  | { readonly ask: 'heard'; readonly group: string; readonly withinMs: number };

interface Group {
  readonly size: number;
  heardAt: number[];
  onAll: () => void;
}

const groups = new Map<string, Group>();
/** At a time: an accept queue is finite. */
const OPENING = 50;

function openPage(url: string, query: string, token: string | null, group: Group): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.once('error', reject);
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: token === null ? {} : { token } })),
    );
    // The first message is the server's consent, every other one an event.
    socket.once('message', () => {
      socket.on('message', (data: Buffer) => heard(group, data));
      // The subscription as our own pages number it.
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      resolve();
    });
  });
}

function heard(group: Group, data: Buffer): void {
  if (!data.includes('"type":"next"')) throw new Error(data.toString());
  group.heardAt.push(wallMs());
  if (group.heardAt.length === group.size) group.onAll();
}

async function open({ group: name, url, query, tokens }: Extract<BrowsersRequest, { ask: 'open' }>): Promise<number> {
  const group: Group = { size: tokens.length, heardAt: [], onAll: () => undefined };
  groups.set(name, group);
  for (let i = 0; i < tokens.length; i += OPENING)
    await Promise.all(tokens.slice(i, i + OPENING).map((token) => openPage(url, query, token, group)));
  return tokens.length;
}

async function allReceived({
  group: name,
  withinMs,
}: Extract<BrowsersRequest, { ask: 'heard' }>): Promise<number[] | null> {
  const group = groups.get(name);
  if (!group) throw new Error(`no group ${name}`);
  if (group.heardAt.length < group.size)
    await new Promise<void>((resolve) => {
      group.onAll = resolve;
      setTimeout(resolve, withinMs);
    });
  const all = group.heardAt;
  group.heardAt = [];
  return all.length === group.size ? all : null;
}

process.on('message', (asked: BrowsersRequest) => {
  const answer = asked.ask === 'open' ? open(asked) : allReceived(asked);
  void (answer as Promise<unknown>).then((value) => process.send?.({ answer: value }));
});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ url: '' });

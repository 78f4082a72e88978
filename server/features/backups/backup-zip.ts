/** A backup as a zip: the design, its pictures, and the messages for programs and for spreadsheets. */
import type { Ctx } from '../../platform/context.js';
import { zipOf, type ZipPart } from '../../platform/zip/zip-writer.js';
import { erasedAmong, messagesCsv, type MessageCopy } from '../inbox/index.js';
import { readContent, type Manifest } from '../sites/index.js';
import { designPart, messagesIn } from './take-backup.js';

/** Without those that were erased since. */
async function* keptMessages(ctx: Ctx, manifest: Manifest): AsyncGenerator<readonly MessageCopy[]> {
  for await (const part of messagesIn(ctx, manifest)) {
    const erased = await erasedAmong(ctx, part);
    yield part.filter(({ id }) => !erased.has(id));
  }
}

async function* messagesJson(ctx: Ctx, manifest: Manifest): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const part of keptMessages(ctx, manifest)) {
    for (const message of part) {
      yield Buffer.from(`${isFirst ? '[\n' : ',\n'}${JSON.stringify(message)}`);
      isFirst = false;
    }
  }
  yield Buffer.from(isFirst ? '[]\n' : '\n]\n');
}

async function* messagesTable(ctx: Ctx, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const dated = async function* () {
    for await (const part of keptMessages(ctx, manifest))
      yield part.map((message) => ({
        ...message,
        receivedAt: new Date(message.receivedAt),
        readAt: message.readAt === null ? null : new Date(message.readAt),
      }));
  };
  for await (const piece of messagesCsv(dated())) yield Buffer.from(piece);
}

async function* stored(ctx: Ctx, hash: string): AsyncGenerator<Uint8Array> {
  yield await readContent(ctx, hash);
}

/** One file after the other. @throws what the file store says. */
export function backupZip(ctx: Ctx, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const design = Object.entries(designPart(manifest)).map(([path, { type, hash }]): ZipPart => ({
    path,
    type,
    read: () => stored(ctx, hash),
  }));
  const messages: readonly ZipPart[] = [
    { path: 'messages.csv', type: 'text/csv', read: () => messagesTable(ctx, manifest) },
    { path: 'messages.json', type: 'application/json', read: () => messagesJson(ctx, manifest) },
  ];
  return zipOf([...design, ...messages].toSorted((a, b) => (a.path < b.path ? -1 : 1)));
}

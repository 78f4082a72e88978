/** A backup as a zip: the design, its pictures, and messages and subscribers for programs and for spreadsheets. */
import type { Ctx } from '#platform/context.js';
import { zipOf, type ZipPart } from '#platform/zip/zip-writer.js';
import { erasedAmong, messagesCsv, type MessageCopy } from '#features/inbox/index.js';
import { removedAmong, subscribersCsv, type SubscriberCopy } from '#features/newsletter/index.js';
import { readContent, type Manifest } from '#features/sites/index.js';
import { designPart, rowsIn } from './take-backup.js';

/** Without those that were erased since. */
async function* keptMessages(ctx: Ctx, manifest: Manifest): AsyncGenerator<readonly MessageCopy[]> {
  for await (const part of rowsIn(ctx, manifest, 'messages/')) {
    const erased = await erasedAmong(ctx, part);
    yield part.filter(({ id }) => !erased.has(id));
  }
}

/** Without those that were removed since. */
async function* keptSubscribers(
  ctx: Ctx,
  siteId: string,
  manifest: Manifest,
): AsyncGenerator<readonly SubscriberCopy[]> {
  for await (const part of rowsIn(ctx, manifest, 'subscribers/')) {
    const removed = await removedAmong(ctx, siteId, part);
    yield part.filter(({ email }) => !removed.has(email));
  }
}

async function* json(parts: AsyncIterable<readonly object[]>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const part of parts) {
    for (const each of part) {
      yield Buffer.from(`${isFirst ? '[\n' : ',\n'}${JSON.stringify(each)}`);
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

async function* subscribersTable(ctx: Ctx, siteId: string, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const dated = async function* () {
    for await (const part of keptSubscribers(ctx, siteId, manifest))
      yield part.map(({ requestedAt, confirmedAt, ...rest }) => ({
        ...rest,
        requestedAt: new Date(requestedAt),
        confirmedAt: new Date(confirmedAt),
      }));
  };
  for await (const piece of subscribersCsv(dated())) yield Buffer.from(piece);
}

async function* stored(ctx: Ctx, hash: string): AsyncGenerator<Uint8Array> {
  yield await readContent(ctx, hash);
}

/** One file after the other. @throws what the file store says. */
export function backupZip(ctx: Ctx, siteId: string, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const design = Object.entries(designPart(manifest)).map(([path, { type, hash }]): ZipPart => ({
    path,
    type,
    read: () => stored(ctx, hash),
  }));
  const [csv, programs] = ['text/csv', 'application/json'];
  const lists: readonly ZipPart[] = [
    { path: 'messages.csv', type: csv, read: () => messagesTable(ctx, manifest) },
    { path: 'messages.json', type: programs, read: () => json(keptMessages(ctx, manifest)) },
    { path: 'subscribers.csv', type: csv, read: () => subscribersTable(ctx, siteId, manifest) },
    { path: 'subscribers.json', type: programs, read: () => json(keptSubscribers(ctx, siteId, manifest)) },
  ];
  return zipOf([...design, ...lists].toSorted((a, b) => (a.path < b.path ? -1 : 1)));
}

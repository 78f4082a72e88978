/**
 * `/designs/{category}/{n}.png`, GET and HEAD: the picture of each layout in the catalogue (specification 1 §7, §9;
 * S-114). They are made by `npm run draw -- thumbnails` and are beside this file.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSectionType, SECTION_COUNTS } from '#core/catalogue.js';
import { AppError } from '#core/errors/errors.js';
import { projectPath } from '#platform/paths.js';

interface Picture {
  readonly bytes: Buffer;
  readonly etag: string;
}

const FOLDER = projectPath('server/features/designs/pictures');
/** Seconds: a day, as long as the wizard itself keeps its lists of pictures. */
const CACHE = 'public, max-age=86400';
const paramsSchema = z.object({ category: z.string(), file: z.string().regex(/^[1-9]\d{0,2}\.png$/) });

const kept = new Map<string, Promise<Picture>>();

async function read(path: string): Promise<Picture> {
  const bytes = await readFile(path);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Kept in memory: all of them are a few megabytes. @throws AppError NOT_FOUND for a number that the type has not. */
function pictureOf(params: unknown): Promise<Picture> {
  const parsed = paramsSchema.safeParse(params);
  const { category, file } = parsed.data ?? { category: '', file: '' };
  if (!isSectionType(category) || parseInt(file, 10) > SECTION_COUNTS[category]) throw new AppError('NOT_FOUND');
  const path = `${FOLDER}/${category}/${file}`;
  const known = kept.get(path) ?? read(path);
  kept.set(path, known);
  return known;
}

export function registerDesignPictures(app: FastifyInstance): void {
  app.get('/designs/:category/:file', async ({ params, headers }, reply) => {
    const { bytes, etag } = await pictureOf(params);
    void reply.headers({ 'cache-control': CACHE, etag, 'x-content-type-options': 'nosniff' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(bytes);
  });
}

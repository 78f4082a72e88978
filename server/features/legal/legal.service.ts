/**
 * The platform's legal documents: terms, privacy, and the conditions of the money-back guarantee. Each is a series of
 * versions that are never changed. The first is our own text; every start makes sure that it is there.
 */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { isLegalKind, LEGAL_KINDS, type LegalKind } from '#core/legal.js';
import { fillLegalText, LEGAL_TEXT } from '#core/legal-text.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { normalizePersian } from '#core/text/digits.js';
import { requireAdmin, unitOfWork, type Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst, orderSql } from '#platform/db/order.js';
import { pageBounds, readPage, type LazyPage, type PageInput } from '#platform/db/page.js';
import { row } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { sqlState, UNIQUE_VIOLATION } from '#platform/db/sql-state.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { platformSettings } from '#features/platform-mode/index.js';
import { FIRST_VERSIONS, LEGAL_ANSWERS } from './legal.messages.js';
import type { LegalDocumentType, LegalVersionType } from './legal.types.js';
import { LegalVersionEntity } from './legal-version.entity.js';

const COLUMNS = columns<LegalVersionType>()('kind number body note publishedAt publishedById');
const NEWEST = newestFirst('number', 'number');

/** @throws AppError NOT_FOUND before the first start has written it. */
async function newestVersion(ctx: Ctx, kind: LegalKind): Promise<LegalVersionType> {
  const text = `select ${COLUMNS} from legal_versions where kind = $1 ${orderSql(NEWEST)} limit 1`;
  const found = await row<LegalVersionType>(ctx.em, text, [kind]);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function versionOf(ctx: Ctx, kind: LegalKind, number: number): Promise<LegalVersionType> {
  const text = `select ${COLUMNS} from legal_versions where kind = $1 and number = $2`;
  const found = await row<LegalVersionType>(ctx.em, text, [kind, number]);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The highest integer of the column. */
const MOST = 2 ** 31 - 1;

/**
 * A version for everybody: the one in force where none is named.
 * @throws AppError NOT_FOUND for another kind, and for a number that was never published.
 */
export async function readLegalDocument(ctx: Ctx, kind: string, wanted?: number | null): Promise<LegalDocumentType> {
  if (!isLegalKind(kind) || (wanted ?? 1) > MOST) throw new AppError('NOT_FOUND');
  const newest = await newestVersion(ctx, kind);
  const isNewest = (wanted ?? newest.number) === newest.number;
  const { number, publishedAt, body } = isNewest ? newest : await versionOf(ctx, kind, wanted ?? 0);
  const text = fillLegalText(body, await platformSettings(ctx));
  return { kind, number, publishedAt, newestNumber: newest.number, body: text };
}

/** Newest first. @throws AppError FORBIDDEN. */
export async function listLegalVersions(
  ctx: Ctx,
  kind: LegalKind,
  requested: PageInput,
): Promise<LazyPage<LegalVersionType>> {
  requireAdmin(ctx);
  const where = new Conditions();
  where.add(kind, (at) => `kind = ${at}`);
  const bounds = pageBounds(requested, PAGE_SIZE.admin);
  const list = { columns: COLUMNS, from: 'from legal_versions', where, order: NEWEST };
  // A version is long: no more of them in one answer, whatever is asked for.
  const limit = Math.min(bounds.limit, PAGE_SIZE.admin);
  return readPage<LegalVersionType>(ctx, list, { ...bounds, limit, offset: (bounds.page - 1) * limit });
}

/** Persian letters, ends of lines as `\n`, no control characters and no marks of direction. */
function cleaned(text: string): string {
  return normalizePersian(text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')).trim();
}

/** Longer texts are not even looked at: nothing that is kept is more than twice as long as typed. */
const bounded = (least: number, most: number, message: string) =>
  z
    .string()
    .max(2 * most, message)
    .transform(cleaned)
    .pipe(z.string().min(least, message).max(most, message));

const publishedSchema = z.object({
  kind: z.enum(LEGAL_KINDS),
  body: bounded(LEGAL_TEXT.least, LEGAL_TEXT.most, LEGAL_ANSWERS.body),
  note: bounded(LEGAL_TEXT.noteLeast, LEGAL_TEXT.noteMost, LEGAL_ANSWERS.note),
  baseNumber: z.int().min(1),
});
export type PublishedLegalText = z.input<typeof publishedSchema>;

/**
 * Publishes the next version; it is in force at once. `baseNumber` is the version that was edited.
 * @throws AppError FORBIDDEN, VALIDATION_ERROR, CONFLICT where the base is not the newest version.
 */
export async function publishLegalDocument(ctx: Ctx, given: PublishedLegalText): Promise<LegalVersionType> {
  const { userId: publishedById } = requireAdmin(ctx);
  const { kind, body, note, baseNumber } = parseInput(publishedSchema, given);
  const number = baseNumber + 1;
  await unitOfWork(ctx, async (tx) => {
    if ((await newestVersion(tx, kind)).number !== baseNumber) throw conflict();
    const publishedAt = tx.clock.now();
    await tx.em.insert(LegalVersionEntity, { id: newId(), kind, number, body, note, publishedAt, publishedById });
    const subject = { type: 'platform', id: kind, label: `${kind} ${number}` } as const;
    const sides = { before: { number: baseNumber }, after: { number, characters: body.length } };
    await audit(tx, { action: 'platform.legal', subject, ...sides, reason: note });
  }).catch((error: unknown) => {
    // Another administrator has published the same number in the meantime.
    throw sqlState(error) === UNIQUE_VIOLATION ? conflict() : error;
  });
  return newestVersion(ctx, kind);
}

function conflict(): AppError {
  return new AppError('CONFLICT', { fa: LEGAL_ANSWERS.conflict });
}

/** The first versions. Leaves what is there as it is. */
export async function seedLegalDocuments(ctx: Ctx): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const first = { number: 1, note: LEGAL_ANSWERS.firstNote, publishedAt: tx.clock.now(), publishedById: null };
    const versions = LEGAL_KINDS.map((kind) => ({ id: newId(), kind, body: FIRST_VERSIONS[kind].trim(), ...first }));
    await tx.em.upsertMany(LegalVersionEntity, versions, {
      onConflictFields: ['kind', 'number'],
      onConflictAction: 'ignore',
    });
  });
}

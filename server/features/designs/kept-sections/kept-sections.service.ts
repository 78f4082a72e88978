/** The sections that the viewer's own account has kept, for both APIs. */
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { KEPT_SECTIONS } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { KeptSectionEntity } from './kept-sections.entity.js';
import { keptSectionSchema, keptSectionIdSchema, renameKeptSectionSchema } from './kept-sections.inputs.js';
import { readKeptSection } from './read-kept-section.js';

/** The fields that a list shows. */
export type KeptSection = Readonly<Omit<KeptSectionEntity, 'userId' | 'section'>>;

const SHOWN = ['id', 'name', 'sectionType', 'layoutId', 'keptAt'] as const;

/** One's own, the last one kept first; at most `KEPT_SECTIONS.perAccount`. */
export function myKeptSections(ctx: Ctx): Promise<readonly KeptSection[]> {
  const { userId } = requireViewer(ctx);
  const options = { fields: SHOWN, orderBy: { keptAt: 'desc', id: 'desc' }, limit: KEPT_SECTIONS.perAccount } as const;
  return ctx.em.fork().find(KeptSectionEntity, { userId }, options);
}

/** With its content. @throws AppError NOT_FOUND also for a foreign one. */
export async function readKept(ctx: Ctx, raw: z.input<typeof keptSectionIdSchema>): Promise<KeptSectionEntity> {
  const { userId } = requireViewer(ctx);
  const { id } = parseInput(keptSectionIdSchema, raw);
  const kept = isId(id) ? await ctx.em.fork().findOne(KeptSectionEntity, { id, userId }) : null;
  if (!kept) throw new AppError('NOT_FOUND');
  return kept;
}

/**
 * Keeps a copy of a section; it does not change with the section that it was made of.
 * @throws AppError RATE_LIMITED, VALIDATION_ERROR, KEPT_SECTION_LIMIT.
 */
export async function storeKeptSection(ctx: Ctx, raw: z.input<typeof keptSectionSchema>): Promise<KeptSection> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('keptSection', userId);
  const given = parseInput(keptSectionSchema, raw);
  const section = await readKeptSection(ctx, userId, given.section);
  return unitOfWork(ctx, async (tx) => {
    await lockByName(tx, `kept-sections:${userId}`);
    if ((await tx.em.count(KeptSectionEntity, { userId })) >= KEPT_SECTIONS.perAccount)
      throw new AppError('KEPT_SECTION_LIMIT');
    const { sectionType, layoutId } = section;
    const fields = { id: newId(), userId, name: given.name, sectionType, layoutId, section, keptAt: tx.clock.now() };
    const kept = tx.em.create(KeptSectionEntity, fields);
    await tx.em.persist(kept).flush();
    return kept;
  });
}

/** @throws AppError RATE_LIMITED, VALIDATION_ERROR, NOT_FOUND. */
export async function renameKeptSection(ctx: Ctx, raw: z.input<typeof renameKeptSectionSchema>): Promise<KeptSection> {
  const { id, name } = parseInput(renameKeptSectionSchema, raw);
  return change(ctx, id, async (tx, kept) => {
    kept.name = name;
    await tx.em.flush();
  });
}

/** Sections that were made of it stay. @throws AppError RATE_LIMITED, NOT_FOUND. */
export async function removeKeptSection(ctx: Ctx, raw: z.input<typeof keptSectionIdSchema>): Promise<KeptSection> {
  const { id } = parseInput(keptSectionIdSchema, raw);
  return change(ctx, id, (tx, kept) => tx.em.remove(kept).flush());
}

async function change(
  ctx: Ctx,
  id: string,
  apply: (tx: TxCtx, kept: KeptSectionEntity) => Promise<void>,
): Promise<KeptSection> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('keptSection', userId);
  return unitOfWork(ctx, async (tx) => {
    await lockByName(tx, `kept-sections:${userId}`);
    const kept = isId(id) ? await tx.em.findOne(KeptSectionEntity, { id, userId }) : null;
    if (!kept) throw new AppError('NOT_FOUND');
    await apply(tx, kept);
    return kept;
  });
}

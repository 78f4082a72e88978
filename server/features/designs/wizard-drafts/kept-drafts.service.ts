/** The drafts that the viewer has put aside, for both APIs. Beside them, an account has one draft at hand. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { DRAFTS } from '#core/limits/limits.js';
import { countSections } from '#core/design/design-measures.js';
import type { WizardDraftContent } from '#core/design/wizard-draft.js';
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { KeptDraftEntity } from './kept-drafts.entity.js';
import {
  assertVersion,
  draftAtHand,
  draftIdSchema,
  lockDrafts,
  parseSave,
  readWizardDraft,
  replaceDraft,
  type Draft,
  type KnownWizardDraft,
  type SaveWizardDraft,
} from './wizard-drafts.service.js';
import { ORDERED_DRAFT } from './ordered-draft.js';

/** The fields that a list shows. */
export type KeptDraft = Readonly<Omit<KeptDraftEntity, 'userId' | 'content'>>;

export const keptDraftSchema = z.object({ draftId: draftIdSchema });

const SHOWN = ['draftId', 'title', 'description', 'domain', 'pages', 'sections', 'keptAt'] as const;

/** One's own, the last put aside first; at most `DRAFTS.kept`. */
export function myKeptDrafts(ctx: Ctx): Promise<readonly KeptDraft[]> {
  const { userId } = requireViewer(ctx);
  return ctx.em
    .fork()
    .find(
      KeptDraftEntity,
      { userId },
      { fields: SHOWN, orderBy: { keptAt: 'desc', draftId: 'asc' }, limit: DRAFTS.kept },
    );
}

/**
 * Puts a draft aside. Where it is the account's draft at hand, that is taken away, and `baseVersion` has to be its
 * version. The same content once more changes nothing.
 * @throws AppError as `saveWizardDraft`, also CONFLICT where another content was put aside under this id, and
 * DRAFT_LIMIT.
 */
export async function keepWizardDraft(ctx: Ctx, raw: SaveWizardDraft): Promise<KeptDraft> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('wizardDraft', userId);
  const { baseVersion, draftId, content } = await parseSave(ctx, userId, raw);
  return unitOfWork(ctx, async (tx) => {
    await lockDrafts(tx, userId);
    await tx.provided.one(ORDERED_DRAFT)(tx, userId, draftId);
    const atHand = await draftAtHand(tx, userId);
    if (atHand.draftId === draftId) {
      assertVersion(atHand, baseVersion);
      await replaceDraft(tx, userId, null);
    }
    return keep(tx, userId, { draftId, content });
  });
}

/**
 * The draft goes on as the account's draft at hand; that one is put aside in its place.
 * @throws AppError RATE_LIMITED, NOT_FOUND, CONFLICT where the draft at hand was put aside before with another content.
 */
export async function continueKeptDraft(ctx: Ctx, raw: z.input<typeof keptDraftSchema>): Promise<KnownWizardDraft> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('wizardDraft', userId);
  const { draftId } = parseInput(keptDraftSchema, raw);
  await unitOfWork(ctx, async (tx) => {
    await lockDrafts(tx, userId);
    const { content } = await take(tx, userId, draftId);
    const before = await draftAtHand(tx, userId);
    if (before.draftId !== null && before.content) {
      await keep(tx, userId, { draftId: before.draftId, content: before.content });
    }
    await replaceDraft(tx, userId, { draftId, content });
  });
  return readWizardDraft(ctx);
}

/** Removes it for good. @throws AppError RATE_LIMITED, NOT_FOUND. */
export async function removeKeptDraft(ctx: Ctx, raw: z.input<typeof keptDraftSchema>): Promise<KeptDraft> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('wizardDraft', userId);
  const { draftId } = parseInput(keptDraftSchema, raw);
  return unitOfWork(ctx, async (tx) => {
    await lockDrafts(tx, userId);
    return take(tx, userId, draftId);
  });
}

async function take(tx: TxCtx, userId: string, draftId: string): Promise<KeptDraftEntity> {
  const kept = await tx.em.findOne(KeptDraftEntity, { userId, draftId }, { refresh: true });
  if (!kept) throw new AppError('NOT_FOUND');
  await tx.em.remove(kept).flush();
  return kept;
}

async function keep(tx: TxCtx, userId: string, { draftId, content }: Draft): Promise<KeptDraft> {
  const known = await tx.em.findOne(KeptDraftEntity, { userId, draftId }, { refresh: true });
  if (known) {
    if (isDeepStrictEqual(known.content, content)) return known;
    throw new AppError('CONFLICT');
  }
  if ((await tx.em.count(KeptDraftEntity, { userId })) >= DRAFTS.kept) throw new AppError('DRAFT_LIMIT');
  const kept = tx.em.create(KeptDraftEntity, {
    userId,
    draftId,
    content,
    ...summaryOf(content),
    keptAt: tx.clock.now(),
  });
  await tx.em.persist(kept).flush();
  return kept;
}

function summaryOf({ design, domain, order }: WizardDraftContent): Omit<KeptDraft, 'draftId' | 'keptAt'> {
  return {
    title: order.title,
    description: order.description,
    domain: domain.label === '' ? null : `${domain.label}${domain.extension}`,
    pages: design.pages.length,
    sections: countSections(design),
  };
}

/** The unfinished wizard of the viewer's own account, for both APIs. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { cleanLine } from '#core/text/plain-text.js';
import { wizardDraftSchema, type WizardDraftContent } from '#core/design/wizard-draft.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { parseInput } from '#platform/input.js';
import { refuseUnknownFiles } from '../design/known-files.js';
import { refuseNewNames, unknownNames } from '../design/known-names.js';
import { assertLinks } from '../design/links.js';
import { assertSnapshotSize } from '../design/wizard-input.js';
import { KeptDraftEntity } from './kept-drafts.entity.js';
import { ORDERED_DRAFT } from './ordered-draft.js';
import { WizardDraftEntity } from './wizard-drafts.entity.js';

export type KnownWizardDraft = Readonly<Omit<WizardDraftEntity, 'userId' | 'savedAt'>> & {
  /** Null where nothing was ever saved. */
  readonly savedAt: Date | null;
};

const NONE: KnownWizardDraft = { version: 0, draftId: null, content: null, savedAt: null };

const baseVersion = z.number().int().min(0);

export const draftIdSchema = z.string().max(100).transform(cleanLine).pipe(z.string().min(1));

export const saveWizardDraftSchema = z.object({
  baseVersion,
  draftId: draftIdSchema,
  content: z.record(z.string(), z.unknown()),
});

export type SaveWizardDraft = z.input<typeof saveWizardDraftSchema>;

const known = async (ctx: Ctx, userId: string): Promise<KnownWizardDraft> =>
  (await ctx.em.fork().findOne(WizardDraftEntity, { userId })) ?? NONE;

/** One's own; without content where there is none. */
export function readWizardDraft(ctx: Ctx): Promise<KnownWizardDraft> {
  return known(ctx, requireViewer(ctx).userId);
}

/**
 * Stores the whole draft, checked and limited as the design of an order is. New pictures stay in it as `data:`
 * addresses until it is ordered. A file that was deleted since the draft was stored stays named in it; an order leaves
 * it out.
 * @throws AppError RATE_LIMITED, VALIDATION_ERROR naming `content.…` fields, DRAFT_ORDERED with the order that it has
 * become, CONFLICT with the newer version after another save or removal since `baseVersion`.
 */
export async function saveWizardDraft(ctx: Ctx, raw: SaveWizardDraft): Promise<KnownWizardDraft> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('wizardDraft', userId);
  await write(ctx, userId, await parseSave(ctx, userId, raw));
  return known(ctx, userId);
}

const PATHS = { design: 'content.design', templateId: 'content.templateId', branding: 'content.branding' };

/**
 * Unknown names and files stay where the draft has them already.
 * @throws AppError VALIDATION_ERROR naming `content.…` fields.
 */
export async function parseSave(
  ctx: Ctx,
  userId: string,
  raw: SaveWizardDraft,
): Promise<Draft & { readonly baseVersion: number }> {
  const { baseVersion: expected, draftId, content } = parseInput(saveWizardDraftSchema, raw);
  const { design, templateId, branding } = content;
  const unknown = unknownNames({ design, templateId, branding }, PATHS);
  const stored = () => storedDrafts(ctx, userId, draftId);
  if (unknown.length > 0) refuseNewNames(unknown, await stored());
  const parsed = parseContent(content);
  await refuseUnknownFiles(ctx, parsed, PATHS, { owners: [userId], stored });
  return { baseVersion: expected, draftId, content: parsed };
}

/** The drafts that the account has put aside under this id, or has at hand. */
export async function storedDrafts(ctx: Ctx, userId: string, draftId: string): Promise<readonly WizardDraftContent[]> {
  const em = ctx.em.fork();
  const drafts = [
    await em.findOne(WizardDraftEntity, { userId }),
    await em.findOne(KeptDraftEntity, { userId, draftId }),
  ];
  return drafts.flatMap((draft) => draft?.content ?? []);
}

/** Removes the draft; the version grows. @throws AppError RATE_LIMITED, CONFLICT as `saveWizardDraft`. */
export async function removeWizardDraft(ctx: Ctx, raw: { readonly baseVersion: number }): Promise<KnownWizardDraft> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('wizardDraft', userId);
  const given = parseInput(z.object({ baseVersion }), raw);
  await write(ctx, userId, { ...given, draftId: null, content: null });
  return known(ctx, userId);
}

/** The draft has become an order: it is removed in the order's transaction, also where it was put aside. */
export async function endWizardDraft(tx: TxCtx, userId: string, draftId: string): Promise<void> {
  await lockDrafts(tx, userId);
  await tx.em.nativeDelete(KeptDraftEntity, { userId, draftId });
  const draft = await draftAtHand(tx, userId);
  if (draft.draftId === draftId) await replaceDraft(tx, userId, null);
}

function parseContent(raw: unknown): WizardDraftContent {
  const { content } = parseInput(z.object({ content: wizardDraftSchema }), { content: raw });
  assertLinks(content.design, 'content.design');
  // The schema limits the logo; it leaves the record with the order.
  assertSnapshotSize({ ...content, branding: null }, 'content', content.design.pages);
  return content;
}

export interface Draft {
  readonly draftId: string;
  readonly content: WizardDraftContent;
}

type Write = Pick<WizardDraftEntity, 'draftId' | 'content'> & { readonly baseVersion: number };

async function write(ctx: Ctx, userId: string, { baseVersion: expected, draftId, content }: Write): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    await lockDrafts(tx, userId);
    // After the lock, which the order's transaction holds until it is committed.
    if (draftId !== null) await tx.provided.one(ORDERED_DRAFT)(tx, userId, draftId);
    assertVersion(await draftAtHand(tx, userId), expected);
    await replaceDraft(tx, userId, draftId !== null && content ? { draftId, content } : null);
  });
}

/** @throws AppError CONFLICT with the version that there is. */
export function assertVersion({ version, savedAt }: KnownWizardDraft, expected: number): void {
  if (version === expected) return;
  throw new AppError('CONFLICT', { details: { version, updatedAt: savedAt?.toISOString() ?? null } });
}

/** The draft of an account as the transaction sees it; to be called under the lock. */
export const draftAtHand = async (tx: TxCtx, userId: string): Promise<KnownWizardDraft> =>
  (await tx.em.findOne(WizardDraftEntity, { userId }, { refresh: true })) ?? NONE;

/** Null: the account has no draft at hand from now on. The version grows. To be called under the lock. */
export async function replaceDraft(tx: TxCtx, userId: string, next: Draft | null): Promise<void> {
  const draft = await tx.em.findOne(WizardDraftEntity, { userId });
  const content = { ...(next ?? { draftId: null, content: null }), savedAt: tx.clock.now() };
  if (draft) tx.em.assign(draft, { ...content, version: draft.version + 1 });
  else if (next) tx.em.persist(tx.em.create(WizardDraftEntity, { ...content, userId, version: 1 }));
  await tx.em.flush();
}

/** All drafts of an account, until the transaction ends. */
export const lockDrafts = (tx: TxCtx, userId: string): Promise<void> => lockByName(tx, `wizard-draft:${userId}`);

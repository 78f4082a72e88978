/** The unfinished wizard of the viewer's own account, for both APIs. */
import { z } from 'zod';
import { AppError } from '../../../../core/errors/errors.js';
import { cleanLine } from '../../../../core/text/plain-text.js';
import { wizardDraftSchema, type WizardDraftContent } from '../../../../core/design/wizard-draft.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '../../../platform/context.js';
import { lockByName } from '../../../platform/db/locks.js';
import { parseInput } from '../../../platform/input.js';
import { assertKnownLists } from '../assert-lists.js';
import { assertLinks } from '../links.js';
import { assertSnapshotSize } from '../wizard-input.js';
import { ORDERED_DRAFT } from './ordered-draft.js';
import { WizardDraftEntity } from './wizard-drafts.entity.js';

export type KnownWizardDraft = Readonly<Omit<WizardDraftEntity, 'userId' | 'savedAt'>> & {
  /** Null where nothing was ever saved. */
  readonly savedAt: Date | null;
};

const NONE: KnownWizardDraft = { version: 0, draftId: null, content: null, savedAt: null };

const baseVersion = z.number().int().min(0);

export const saveWizardDraftSchema = z.object({
  baseVersion,
  draftId: z.string().max(100).transform(cleanLine).pipe(z.string().min(1)),
  content: z.record(z.string(), z.unknown()),
});

const known = async (ctx: Ctx, userId: string): Promise<KnownWizardDraft> =>
  (await ctx.em.fork().findOne(WizardDraftEntity, { userId })) ?? NONE;

/** One's own; without content where there is none. */
export function readWizardDraft(ctx: Ctx): Promise<KnownWizardDraft> {
  return known(ctx, requireViewer(ctx).userId);
}

/**
 * Keeps the whole draft, checked and limited as the design of an order is. New pictures stay in it as `data:` addresses
 * until it is ordered. References to files are kept as they are: who reads a file is checked there, and an order leaves
 * out the files of others.
 * @throws AppError RATE_LIMITED, VALIDATION_ERROR naming `content.…` fields, DRAFT_ORDERED with the order that it has
 * become, CONFLICT with the newer version after another save or removal since `baseVersion`.
 */
export async function saveWizardDraft(ctx: Ctx, raw: z.input<typeof saveWizardDraftSchema>): Promise<KnownWizardDraft> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('wizardDraft', userId);
  const given = parseInput(saveWizardDraftSchema, raw);
  const content = parseContent(given.content);
  await write(ctx, userId, { baseVersion: given.baseVersion, draftId: given.draftId, content });
  return known(ctx, userId);
}

/** Removes the draft; the version grows. @throws AppError RATE_LIMITED, CONFLICT as `saveWizardDraft`. */
export async function removeWizardDraft(ctx: Ctx, raw: { readonly baseVersion: number }): Promise<KnownWizardDraft> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('wizardDraft', userId);
  const given = parseInput(z.object({ baseVersion }), raw);
  await write(ctx, userId, { baseVersion: given.baseVersion, draftId: null, content: null });
  return known(ctx, userId);
}

/** The draft has become an order: it is removed in the order's transaction. Another draft stays. */
export async function endWizardDraft(tx: TxCtx, userId: string, draftId: string): Promise<void> {
  await lock(tx, userId);
  const draft = await tx.em.findOne(WizardDraftEntity, { userId, draftId }, { refresh: true });
  if (draft) await put(tx, draft, { draftId: null, content: null });
}

function parseContent(raw: unknown): WizardDraftContent {
  const { content } = parseInput(z.object({ content: wizardDraftSchema }), { content: raw });
  assertKnownLists(content.design, 'content.design');
  assertLinks(content.design, 'content.design');
  // The schema limits the logo; it leaves the record with the order.
  assertSnapshotSize({ ...content, branding: null }, 'content');
  return content;
}

type Kept = Pick<WizardDraftEntity, 'draftId' | 'content'>;

async function write(ctx: Ctx, userId: string, input: Kept & { readonly baseVersion: number }): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const { draftId, content } = input;
    await lock(tx, userId);
    // After the lock, which the order's transaction holds until it is committed.
    if (draftId !== null) await tx.provided.one(ORDERED_DRAFT)(tx, userId, draftId);
    const draft = await tx.em.findOne(WizardDraftEntity, { userId }, { refresh: true });
    assertVersion(draft ?? NONE, input.baseVersion);
    if (draft) await put(tx, draft, { draftId, content });
    else if (content) await add(tx, { userId, draftId, content });
  });
}

function assertVersion({ version, savedAt }: KnownWizardDraft, expected: number): void {
  if (version === expected) return;
  throw new AppError('CONFLICT', { details: { version, updatedAt: savedAt?.toISOString() ?? null } });
}

async function put(tx: TxCtx, draft: WizardDraftEntity, content: Kept): Promise<void> {
  tx.em.assign(draft, { ...content, version: draft.version + 1, savedAt: tx.clock.now() });
  await tx.em.flush();
}

async function add(tx: TxCtx, content: Kept & { readonly userId: string }): Promise<void> {
  await tx.em.persist(tx.em.create(WizardDraftEntity, { ...content, version: 1, savedAt: tx.clock.now() })).flush();
}

const lock = (tx: TxCtx, userId: string): Promise<void> => lockByName(tx, `wizard-draft:${userId}`);

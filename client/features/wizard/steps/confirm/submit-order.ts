/** The request that places an order, and the key under which a repetition is recognised. Pure. */
import { toKeyedLists } from '#core/design/keyed-lists.js';
import type { ExtensionPrices } from '#core/pricing/price-list.js';
import { toman } from '#core/money.js';
import type { CreateOrderInput, SubmitMode } from '#client/gql/graphql.js';
import { fingerprintOf } from '#client/lib/fingerprint.js';
import { toWizardData, type WizardDraft } from '#client/features/drafts/index.js';

export interface Submission {
  readonly input: CreateOrderInput;
  readonly key: string;
  readonly fingerprint: string;
}

interface SubmissionInput {
  readonly draft: WizardDraft;
  readonly sessionId: string;
  readonly prices: ExtensionPrices;
  readonly totalToman: number;
  readonly couponCode?: string | null;
  readonly submitMode: SubmitMode;
  /** The id of the pending order that is changed. */
  readonly orderId?: string | null;
  readonly makeKey: () => string;
}

/**
 * The same content goes out under the same key until an order was created, also after a reload: an answer that was
 * lost on its way back makes no second order. Whether it is paid now or later does not make it another order.
 */
export function prepareSubmission({
  draft,
  sessionId,
  prices,
  totalToman,
  couponCode = null,
  submitMode,
  orderId = null,
  makeKey,
}: SubmissionInput): Submission {
  const { title, description, comments } = draft.order;
  const content = {
    wizardData: toKeyedLists(toWizardData(draft, sessionId, prices, totalToman, { couponCode, orderId })),
    totalToman: toman(totalToman),
    title: title.trim() || (draft.design.facts?.name ?? null),
    description: description.trim() || null,
    comments: comments.trim() || null,
  };
  const fingerprint = fingerprintOf(JSON.stringify(content));
  const draftId = sessionId;
  const key = draft.attempt?.fingerprint === fingerprint ? draft.attempt.key : makeKey();
  return { input: { submitMode, draftId, ...content }, key, fingerprint };
}

/** Both prices of a PRICE_MISMATCH; null where the server did not say them. */
export function mismatchOf(
  details: Readonly<Record<string, unknown>>,
): { readonly shown: number; readonly actual: number } | null {
  const { shownToman, actualToman } = details;
  return typeof shownToman === 'number' && typeof actualToman === 'number'
    ? { shown: shownToman, actual: actualToman }
    : null;
}

/** A visitor sends a form of a site: limits, validation, the judgement of spam, and the inbox of the owner. */
import { createHash } from 'node:crypto';
import { AppError } from '../../../../core/errors/errors.js';
import type { SiteForm } from '../../../../core/sites/site-forms.js';
import { CONFIRM_FIELD, SITE_MESSAGE, type SpamReason } from '../../../../core/sites/site-messages.js';
import { foldForSearch } from '../../../../core/text/digits.js';
import type { Ctx } from '../../../platform/context.js';
import { networkOf } from '../../../platform/limits/mailbox.js';
import type { RuleName } from '../../../platform/limits/rate-limit.js';
import { requestSubscription } from '../../newsletter/index.js';
import { recordMessage } from '../record-message.service.js';
import { checkAnswers, type Answers } from './check-answers.js';
import { confirmToken, tokenState } from './confirm-token.js';
import { judgeMessage, type Judged, type SpamVerdict } from '../spam/spam-score.js';
import { takenBack } from '../spam/taken-back.js';

export interface SentForm {
  readonly siteId: string;
  readonly form: SiteForm;
  readonly sent: URLSearchParams;
}

export type FormOutcome =
  | { readonly outcome: 'recorded' }
  | { readonly outcome: 'faulty'; readonly answers: Answers }
  | { readonly outcome: 'limited'; readonly answers: Answers; readonly retryAfterSeconds: number }
  | { readonly outcome: 'unconfirmed'; readonly answers: Answers; readonly token: string };

/** Takes one point of each. Returns the seconds until the budget that is used up is there again, or null. */
async function takeAll(ctx: Ctx, rules: readonly (readonly [RuleName, string])[]): Promise<number | null> {
  try {
    for (const [rule, key] of rules) await ctx.limits.take(rule, key);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    return Number(error.details?.['retryAfterSeconds'] ?? 60);
  }
}

/** Characters. Shorter texts are equal by chance. */
const REPEATABLE = 60;

async function isRepeated(ctx: Ctx, { words }: Answers): Promise<boolean> {
  const text = foldForSearch(words);
  if (text.length < REPEATABLE) return false;
  const key = createHash('sha256').update(text).digest('base64url');
  return (await takeAll(ctx, [['formRepeat', key]])) !== null;
}

/** What the owner took back out of spam counts for more than how a message looks. */
async function judge(ctx: Ctx, siteId: string, given: Answers & Judged): Promise<SpamVerdict> {
  const verdict = judgeMessage(given);
  if (verdict.level === 'none') return verdict;
  const { isSenderKnown, isTradeOfSite } = await takenBack(ctx, siteId, given);
  if (isSenderKnown) return { level: 'none', reasons: [] };
  return isTradeOfSite ? judgeMessage({ ...given, words: '' }) : verdict;
}

/** @throws what the database throws; nothing was recorded then. */
export async function receiveForm(ctx: Ctx, { siteId, form, sent }: SentForm): Promise<FormOutcome> {
  const answers = checkAnswers(form, sent);
  const tooFast = await takeAll(ctx, [
    ['formPost', ctx.addressKey],
    ['formPostsOfSite', siteId],
  ]);
  if (tooFast !== null) return { outcome: 'limited', answers, retryAfterSeconds: tooFast };
  if (answers.faults.length > 0) return { outcome: 'faulty', answers };
  const token = sent.get(CONFIRM_FIELD);
  const message = { siteId, formId: form.id, fields: answers.fields };
  const state = token === null ? null : tokenState(ctx.config, message, token, ctx.clock.now());
  const wait = await takeAll(ctx, [
    ['formSender', `${siteId} ${ctx.addressKey}`],
    ['formAddress', ctx.addressKey],
    ['formSite', siteId],
  ]);
  if (wait !== null) return { outcome: 'limited', answers, retryAfterSeconds: wait };
  // What was confirmed has been counted before.
  const isNew = state === null || state === 'none';
  const verdict = await judge(ctx, siteId, { ...answers, isRepeated: isNew && (await isRepeated(ctx, answers)) });
  if (verdict.level === 'suspicious' && isNew)
    return { outcome: 'unconfirmed', answers, token: confirmToken(ctx.config, message, ctx.clock.now()) };
  const spamReasons = reasonsOf(verdict, state === 'early');
  if (form.kind === 'newsletter' && answers.senderEmail !== null && spamReasons.length === 0)
    return subscribe(ctx, { siteId, form }, answers, answers.senderEmail);
  await record(ctx, { siteId, form }, answers, spamReasons);
  return { outcome: 'recorded' };
}

/** The answer is the same for every address: what is known of it is looked up later. */
async function subscribe(
  ctx: Ctx,
  { siteId, form }: Pick<SentForm, 'siteId' | 'form'>,
  answers: Answers,
  email: string,
): Promise<FormOutcome> {
  const wait = await takeAll(ctx, [
    ['newsletterSender', ctx.addressKey],
    ['strangersMail', `newsletter:${networkOf(ctx.addressKey)}`],
    ['newsletterSite', siteId],
  ]);
  if (wait !== null) return { outcome: 'limited', answers, retryAfterSeconds: wait };
  await requestSubscription(ctx, { siteId, email, name: answers.senderName, pagePath: form.page });
  return { outcome: 'recorded' };
}

function reasonsOf({ level, reasons }: SpamVerdict, isEarly: boolean): SpamReason[] {
  if (isEarly) return [...reasons, 'too_fast'];
  return level === 'certain' ? [...reasons] : [];
}

async function record(
  ctx: Ctx,
  { siteId, form }: Pick<SentForm, 'siteId' | 'form'>,
  { fields, senderName, senderEmail, senderPhone }: Answers,
  spamReasons: readonly SpamReason[],
): Promise<void> {
  const { kind, title, page } = form;
  const sender = { senderName, senderEmail, senderPhone };
  const where = { formTitle: title.slice(0, SITE_MESSAGE.title), pagePath: page };
  await recordMessage(ctx, { siteId, kind, ...where, fields, ...sender, spamReasons });
}

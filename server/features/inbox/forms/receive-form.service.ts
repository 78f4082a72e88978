/** A visitor sends a form of a site: limits, validation, the judgement of spam, and the inbox of the owner. */
import { createHash } from 'node:crypto';
import { AppError } from '#core/errors/errors.js';
import type { MessageFile } from '#core/sites/message-files.js';
import type { SiteForm } from '#core/sites/site-forms.js';
import { CONFIRM_FIELD, SITE_MESSAGE, type SpamReason } from '#core/sites/site-messages.js';
import { foldForSearch } from '#core/text/digits.js';
import type { Ctx, OuterCtx } from '#platform/context.js';
import { networkOf } from '#platform/limits/mailbox.js';
import type { RuleName } from '#platform/limits/rate-limit.js';
import { cleanName, inspectSentFile } from '#features/files/index.js';
import { requestSubscription } from '#features/newsletter/index.js';
import type { ReadyFile } from '../received/message-files.js';
import { recordWithFiles } from '../received/record-message.service.js';
import { checkAnswers, type AnswerFault, type Answers, type SentFile } from './check-answers.js';
import { confirmToken, tokenState } from './confirm-token.js';
import { fileFault } from './forms.messages.js';
import { judgeMessage, type Judged, type SpamVerdict } from '../spam/spam-score.js';
import { takenBack } from '../spam/taken-back.js';
import { cut } from '#core/text/cut.js';

export interface SentForm {
  readonly siteId: string;
  readonly form: SiteForm;
  readonly sent: URLSearchParams;
  readonly files?: readonly SentFile[];
}

export type FormOutcome =
  /** `refused`: the files that were not stored. */
  | { readonly outcome: 'recorded'; readonly refused: readonly MessageFile[] }
  | { readonly outcome: 'faulty'; readonly answers: Answers }
  | { readonly outcome: 'limited'; readonly answers: Answers; readonly retryAfterSeconds: number }
  | {
      readonly outcome: 'unconfirmed';
      readonly answers: Answers;
      readonly token: string;
      readonly reason: DoubtReason;
    };

/**
 * Why a message is to be confirmed: it looks like spam, a field was filled in that nobody sees, or the site gets more
 * messages than usual.
 */
export type DoubtReason = 'looks' | 'hidden' | 'busy';

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

/** A message that the owner took back out of spam counts for more than how a message looks. */
async function judge(ctx: Ctx, siteId: string, given: Answers & Judged): Promise<SpamVerdict> {
  const verdict = judgeMessage(given);
  if (verdict.level === 'none') return verdict;
  const { isSenderKnown, isTradeOfSite } = await takenBack(ctx, siteId, given);
  if (isSenderKnown) return { level: 'none', reasons: [] };
  return isTradeOfSite ? judgeMessage({ ...given, words: '' }) : verdict;
}

/** @throws what the database throws; nothing was recorded then. */
export async function receiveForm(ctx: OuterCtx, { siteId, form, sent, files }: SentForm): Promise<FormOutcome> {
  const answers = checkAnswers(form, sent, files);
  const limited = (retryAfterSeconds: number): FormOutcome => ({ outcome: 'limited', answers, retryAfterSeconds });
  const tooFast = await takeAll(ctx, [['formPost', ctx.addressKey]]);
  if (tooFast !== null) return limited(tooFast);
  // An invalid form counts against its sender alone.
  if (answers.faults.length > 0) return { outcome: 'faulty', answers };
  const message = { siteId, formId: form.id, fields: answers.fields };
  const unconfirmed = (reason: DoubtReason): FormOutcome => {
    const token = confirmToken(ctx.config, message, ctx.clock.now());
    return { outcome: 'unconfirmed', answers, token, reason };
  };
  const state = tokenState(ctx.config, message, sent.get(CONFIRM_FIELD) ?? '', ctx.clock.now());
  const isNew = state === 'none';
  // Before the database: a flood that nobody confirms costs it nothing.
  if (isNew && (await takeAll(ctx, [['formPostsOfSite', siteId]])) !== null) return unconfirmed('busy');
  const wait = await takeAll(ctx, [
    ['formSender', `${siteId} ${ctx.addressKey}`],
    ['formAddress', ctx.addressKey],
  ]);
  if (wait !== null) return limited(wait);
  const budget = await takeOfSite(ctx, ['formSite', 'formSiteMost'], siteId, isNew);
  if (budget !== null) return budget === 'busy' ? unconfirmed('busy') : limited(budget);
  // A confirmed message has been counted before.
  const verdict = await judge(ctx, siteId, { ...answers, isRepeated: isNew && (await isRepeated(ctx, answers)) });
  if (verdict.level === 'suspicious' && isNew)
    return unconfirmed(verdict.reasons.some((reason) => reason !== 'hidden_field') ? 'looks' : 'hidden');
  const spamReasons = reasonsOf(verdict, state === 'early');
  if (form.kind === 'newsletter' && answers.senderEmail !== null && spamReasons.length === 0) {
    const refused = await subscribe(ctx, { siteId, form }, answers, { email: answers.senderEmail, isNew });
    if (refused !== null) return refused === 'busy' ? unconfirmed('busy') : limited(refused);
    return { outcome: 'recorded', refused: [] };
  }
  const { ready, faults } = await judgeFiles(form, answers);
  if (faults.length > 0) return { outcome: 'faulty', answers: { ...answers, faults } };
  const stored = await record(ctx, { siteId, form }, answers, spamReasons, ready);
  return { outcome: 'recorded', refused: stored.filter(({ refusal }) => refusal !== null) };
}

/** Whether the files of a form may be read now: the seconds to wait, or null. */
export function waitForUpload(ctx: Ctx, siteId: string): Promise<number | null> {
  return takeAll(ctx, [
    ['formUpload', ctx.addressKey],
    ['formUploadsOfSite', siteId],
  ]);
}

/** One file after the other: decoding a picture takes memory. */
async function judgeFiles(
  form: SiteForm,
  { files }: Answers,
): Promise<{ readonly ready: readonly ReadyFile[]; readonly faults: readonly AnswerFault[] }> {
  const ready: ReadyFile[] = [];
  const faults: AnswerFault[] = [];
  for (const { field, name: given, bytes } of files) {
    const label = form.fields.find(({ name }) => name === field)?.label ?? '';
    try {
      const { name, mime, bytes: clean } = await inspectSentFile(given, bytes);
      ready.push({ field, label, name, mime, bytes: clean });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      faults.push({ name: field, message: fileFault(error.code, cleanName(given)) });
    }
  }
  return { ready, faults };
}

/**
 * The budget of a site, which strangers can use up: beyond the first rule its visitors confirm what they send (`busy`),
 * and only beyond the second, far larger one are they refused, for so many seconds. Null: there is enough.
 */
async function takeOfSite(
  ctx: Ctx,
  [usual, most]: readonly [RuleName, RuleName],
  siteId: string,
  isNew: boolean,
): Promise<number | 'busy' | null> {
  if (isNew && (await takeAll(ctx, [[usual, siteId]])) !== null) return 'busy';
  return takeAll(ctx, [[most, siteId]]);
}

/** The answer is the same for every address: what is known of it is looked up later. Not null as of `takeOfSite`. */
async function subscribe(
  ctx: Ctx,
  { siteId, form }: Pick<SentForm, 'siteId' | 'form'>,
  { senderName }: Answers,
  { email, isNew }: { readonly email: string; readonly isNew: boolean },
): Promise<number | 'busy' | null> {
  const refused =
    (await takeAll(ctx, [
      ['newsletterSender', ctx.addressKey],
      ['strangersMail', `newsletter:${networkOf(ctx.addressKey)}`],
    ])) ?? (await takeOfSite(ctx, ['newsletterSite', 'newsletterSiteMost'], siteId, isNew));
  if (refused === null) await requestSubscription(ctx, { siteId, email, name: senderName, pagePath: form.page });
  return refused;
}

/** Who confirms at once what does not look like spam is a person who did not read the page. */
function reasonsOf({ level, reasons }: SpamVerdict, isEarly: boolean): SpamReason[] {
  if (isEarly && level !== 'none') return [...reasons, 'too_fast'];
  return level === 'certain' ? [...reasons] : [];
}

function record(
  ctx: OuterCtx,
  { siteId, form }: Pick<SentForm, 'siteId' | 'form'>,
  { fields, senderName, senderEmail, senderPhone }: Answers,
  spamReasons: readonly SpamReason[],
  files: readonly ReadyFile[],
): Promise<readonly MessageFile[]> {
  const { kind, title, page } = form;
  const sender = { senderName, senderEmail, senderPhone };
  const where = { formTitle: cut(title, SITE_MESSAGE.title), pagePath: page };
  return recordWithFiles(ctx, { siteId, kind, ...where, fields, ...sender, spamReasons }, files);
}

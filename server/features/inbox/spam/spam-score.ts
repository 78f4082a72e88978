/** How much a message looks like spam, without asking anybody. Pure, and linear in the length of the message. */
import type { MessageField, SpamReason } from '#core/sites/site-messages.js';
import { CERTAIN as CERTAIN_WORDS, wordScore } from './word-score.js';

export interface SpamVerdict {
  /** `certain`: it is quarantined; `suspicious`: its sender is to confirm it first. */
  readonly level: 'none' | 'suspicious' | 'certain';
  readonly reasons: readonly SpamReason[];
}

const LINK =
  /^[^\w@]{0,5}(?:https?:\/\/|www\.|[a-z0-9-]{2,63}\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|site|online|link|club|icu|tk|io)(?:$|\W))/i;
const MARKUP = /\[(?:url|link)\b|\bhref\s?=/i;
/** Ten times the same character in a row. Lines of a letter may be drawn with these. */
const SAME_CHARACTER = /([^\s.\-_=*])\1{9}/u;

const SUSPICIOUS = 2;
const CERTAIN = 4;
const SHORT_WORDS = 30;
const LEAST_VARIETY = 0.2;

function linkScore(text: string, isName: boolean): number {
  const links = text.split(/[\s,;،؛]+/).filter((word) => LINK.test(word)).length;
  if (MARKUP.test(text) || (isName && links > 0)) return CERTAIN;
  if (links === 0) return 0;
  return links > 2 ? CERTAIN : SUSPICIOUS / 2 + (links - 1);
}

/** A long text of few words. */
function repeatsWords(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.length > SHORT_WORDS && new Set(words).size / words.length < LEAST_VARIETY;
}

export interface Judged {
  readonly fields: readonly MessageField[];
  /** Those of the sender: no answers that the form offers, and not who sent it. */
  readonly words: string;
  readonly senderName: string | null;
  readonly hasFilledHoneypot: boolean;
  /** The same text has arrived several times today. */
  readonly isRepeated: boolean;
}

/** A link alone decides nothing: honest customers send links, too. */
export function judgeMessage({ fields, words, senderName, hasFilledHoneypot, isRepeated }: Judged): SpamVerdict {
  const text = fields.map(({ value }) => value).join('\n');
  const links = linkScore(text, false) + (senderName === null ? 0 : linkScore(senderName, true));
  const isMonotonous = repeatsWords(text) || SAME_CHARACTER.test(text);
  const repetition = (isRepeated ? CERTAIN - 1 : 0) + (isMonotonous ? SUSPICIOUS : 0);
  const scores: readonly (readonly [SpamReason, number])[] = [
    // Browsers and programs for passwords fill in fields that nobody sees, too: its sender is asked.
    ['hidden_field', hasFilledHoneypot ? SUSPICIOUS : 0],
    ['links', links],
    ['repetition', repetition],
    ['words', wordScore(words) >= CERTAIN_WORDS ? CERTAIN : 0],
  ];
  const sum = scores.reduce((all, [, score]) => all + score, 0);
  if (sum < SUSPICIOUS) return { level: 'none', reasons: [] };
  const reasons = scores.flatMap(([reason, score]) => (score > 0 ? [reason] : []));
  return { level: sum < CERTAIN ? 'suspicious' : 'certain', reasons };
}

/**
 * Judges of what a site says that nobody wrote: by the declarations of the samples, and, without them, by words that
 * only somebody can say of themselves.
 */
import { sampleTexts, tradeCopy } from '../layouts/layouts.js';
import { SECTIONS, SINGLE_TYPES } from '../sections/index.js';
import type { Trade } from '../templates/trades.js';
import { sampleKind, slotPattern } from '../texts/sample-kinds.js';

const NUMBERS =
  'دو|سه|چهار|پنج|شش|هفت|هشت|نُه|ده|یازده|دوازده|پانزده|شانزده|هفده|هجده|بیست|سی|چهل|پنجاه|شصت|هفتاد|هشتاد|نود|صد|هزار';
const COUNTED =
  'نفر|سال|ماه|هفته|روز|ساعت|دقیقه|پروژه|مشتری|شهر|استان|کتاب|متر|کیلومتر|خوراک|مربی|پزشک|وکیل|قسط|درصد|برابر|محله|کارگاه|تخصص|نسخه|دور';

/** Figures, permits, awards, prices, offers, hours, titles of people and places: in no text that is true of anybody. */
const TELLING = [
  /[0-9۰-۹٠-٩٪%]/,
  new RegExp(`(?:^|[\\s«‌])(?:${NUMBERS})(?:‌و‌?(?:${NUMBERS}))?[\\s‌](?:${COUNTED})`),
  /مجوز|پروانه|گواهی|ایزو|نظام پزشکی|پایه‌یک|جایزه|برترین|رتبه|فدراسیون|اتحادیه|بیمه|دارای/,
  /رایگان|تخفیف|تومان|ریال|درصد|اقساط|قسط|ضمانت|گارانتی|جریمه/,
  /شبانه‌روز|همان روز|شنبه|جمعه|میانگین|پنج ستاره|تأسیس|از سال/,
  /دکتر|مهندس |استاد|بنیان‌گذار|مدیرعامل|سرآشپز/,
  /تهران|شیراز|اصفهان|مشهد|لالجین|میبد|شهریار|یوسف‌آباد|نیاوران|بخارست/,
];

/** The words of a text that only somebody can say of themselves; null where there are none. */
export function tellingWord(text: string): string | null {
  for (const pattern of TELLING) {
    const found = pattern.exec(text);
    if (found) return found[0].trim();
  }
  return null;
}

/** Slots that hold the name of a person. */
const PEOPLE = /^(?:team\.member#|testimonials\.item#|logos)\.name$/;
/** Letters from which on a sample is a sentence that nobody else says by chance. */
const SENTENCE = 24;

export interface TradeClaims {
  /** The sample's business and its people, and sentences that are declared claims: in no text at all. */
  readonly parts: readonly string[];
  /** All that is declared a claim or a contact: no text of its own. */
  readonly whole: ReadonlySet<string>;
}

/** The claims of the samples of a trade, by their declarations. */
export function tradeClaims(trade: Trade): TradeClaims {
  const ornaments = new Set<string>();
  const claims = new Map<string, boolean>([[tradeCopy(trade).siteName, true]]);
  for (const type of SINGLE_TYPES)
    for (const [slot, text] of Object.entries(sampleTexts(type, trade))) {
      if (sampleKind(type, slot) === 'ornament') ornaments.add(text);
      else claims.set(text, PEOPLE.test(`${type}.${slotPattern(slot)}`) || text.length >= SENTENCE);
    }
  const left = [...claims].filter(([text]) => text.trim() !== '' && !ornaments.has(text));
  return {
    parts: left.filter(([, isPart]) => isPart).map(([text]) => text),
    whole: new Set(left.map(([text]) => text)),
  };
}

/** Slots of a trade's samples that no manifest declares, as `team.member#.name`. `but`: one taken for undeclared. */
export function undeclared(trade: Trade, but?: string): readonly string[] {
  return SINGLE_TYPES.flatMap((type) =>
    Object.keys(sampleTexts(type, trade))
      .map(slotPattern)
      .filter((slot) => SECTIONS[type].slots[slot] === undefined || `${type}.${slot}` === but)
      .map((slot) => `${type}.${slot}`),
  );
}

/** Everything that a built page says: what is seen, attributes, title, meta and structured data; ornament left out. */
export function saidIn(html: string): string {
  const plain = html.replace(/<(\w+)(?: [^>]*)? aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '');
  const attributes = [...plain.matchAll(/ (?:content|alt|title|aria-label|placeholder|value)="([^"]*)"/g)].map(
    ([, value]) => value ?? '',
  );
  const data = [...plain.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].map(([, json]) => json ?? '');
  const seen = plain.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, '\n');
  return [seen, ...attributes, ...data].join('\n');
}

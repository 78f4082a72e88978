import { SECTION_TYPES } from '#core/catalogue.js';
import { normalizePersian } from '#core/text/digits.js';
import { TRADES } from '../templates/trades.js';
import { TEMPLATE_TEXTS } from '../templates/templates.messages.js';
import { sampleTexts, tradeCopy } from '../layouts/layouts.js';
import type { Bust } from '../sections/team/team.copy.js';

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** Which bust is drawn is no text. */
const BUSTS: readonly string[] = ['woman', 'man'] satisfies Bust[];

/** Every sample a trade brings: what it shares among types, and what single types add; slots that begin empty aside. */
const samplesOf = (trade: (typeof TRADES)[number]): string[] => [
  ...strings(tradeCopy(trade)).filter((text) => !BUSTS.includes(text)),
  ...SECTION_TYPES.flatMap((type) => strings(sampleTexts(type, trade))).filter(Boolean),
];

const cases = [
  ...TRADES.map((trade) => [trade, samplesOf(trade)] as const),
  ['templates', strings(TEMPLATE_TEXTS)] as const,
];

describe('sample texts', () => {
  test.each(cases)('%s is written in Persian letters and digits', (_, texts) => {
    for (const text of texts.filter((each) => !each.includes('@'))) {
      expect(text).toBe(normalizePersian(text));
      expect(text).not.toMatch(/[0-9a-zA-Z٠-٩كي]/);
    }
  });

  test.each(cases)('%s joins prefixes and suffixes with ZWNJ', (_, texts) => {
    for (const text of texts) {
      expect(text).not.toMatch(/(^|[\s«])ن?می [آ-ی]/);
      expect(text).not.toMatch(/[آ-ی] (ها|های|هایی|تر|ترین)([\s.،؛!؟]|$)/);
    }
  });

  test.each(cases)('%s has no stray spaces or empty texts', (_, texts) => {
    for (const text of texts) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\s{2}|\s[.،؛:!؟]/);
    }
  });

  test.each(cases)('%s cannot ring or write to anybody', (_, texts) => {
    for (const text of texts) {
      if (/^[^\s@]+@/.test(text)) expect(text).toMatch(/@example\.com$/);
      if (text.startsWith('@')) expect(text).toMatch(/^@nemoone[_-]/);
      // A number of a line never begins with one, and nobody has nothing but noughts.
      if (/^۰[۰-۹-]{9,}$/.test(text)) expect(['۰۲۱-۱۲۳۴۵۶۷۸', '۰۹۰۰-۰۰۰-۰۰۰۰']).toContain(text);
    }
  });

  test('no sentence is shared by two trades, unless by all', () => {
    const owners = new Map<string, Set<string>>();
    for (const trade of TRADES) {
      for (const text of samplesOf(trade).filter((each) => each.length > 45)) {
        owners.set(text, (owners.get(text) ?? new Set()).add(trade));
      }
    }
    const shared = [...owners].filter(([, trades]) => trades.size > 1 && trades.size < TRADES.length);
    expect(shared).toEqual([]);
  });
});

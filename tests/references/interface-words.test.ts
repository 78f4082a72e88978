/**
 * Texts that people read use the words of the glossary, not those it retires. In the samples of sitekit, their labels
 * and their running texts alike, a few of these words mean something else: there a house is a house.
 */
import { globSync, readFileSync } from 'node:fs';

const ROOTS = ['client', 'server', 'core', 'sitekit'];
const TEXTS = ROOTS.map((root) => `${root}/**/*.{ts,tsx,typ,html,fa.md}`);
/** Not read by people: what tests type, generated types, the passwords that are refused, and tools of developers. */
const NOT_READ = /\.test\.tsx?$|-fixtures\.ts$|\/testing\/|\/gql\/|\.data\.ts$|^sitekit\/tools\//;
/** The words of templates in former years, which designs still hold. */
const FORMER = /^sitekit\/templates\/[\w-]+\.retired\.ts$/;
const SAMPLES = /^sitekit\/((copy|sections)\/(.*\/)?[\w-]+\.(copy|offer|stories)\.ts|templates\/[\w-]+\.texts\.ts)$/;

const LETTER = '\\u0621-\\u065F\\u0670-\\u06D3\\u06FA-\\u06FF';
const NON_JOINER = '\\u200c';

interface RetiredWord {
  readonly word: string;
  readonly instead: string;
}

/** The rows of the glossary's last table: what to write, what not to. */
function retiredWords(): RetiredWord[] {
  const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Words of the interface');
  const rows = [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].slice(1);
  return rows.flatMap(([, instead = '', words = '']) =>
    words.split('،').map((word) => ({ word: word.trim(), instead: instead.trim() })),
  );
}

/** The word with any suffix that a non-joiner or a hamza above separates; one that ends in «…» with any ending. */
function uses({ word }: RetiredWord): RegExp {
  const isStem = word.endsWith('…');
  const end = isStem ? '' : `\\u0654?(?![${LETTER}])`;
  return new RegExp(`(?<![${LETTER}${NON_JOINER}])${word.replace('…', '')}${end}`, 'u');
}
/** An ezafe after a silent he. */
const EZAFE: RetiredWord = { word: 'ه\u200cی', instead: 'هٔ' };
const ezafe = new RegExp(`ه${NON_JOINER}ی(?![${LETTER}${NON_JOINER}])`, 'u');

/** Whole word, of any letters before or after it: what stands between must not be part of a longer word. */
const alone = (word: string): RegExp => new RegExp(`(?<![${LETTER}${NON_JOINER}])(?:${word})(?![${LETTER}])`, 'u');
const STEMS = 'شو|کن|توان|خواه|ده|مان|رس|بین|گیر|دان|نویس|گذار|ساز|خوان|آی|رو|پرداز|فرست|باش|یاب|گرد|بر';

/** Spelling: half-spaces, and letters of the Persian keyboard. */
const SPELLING: readonly { rule: RetiredWord; pattern: RegExp }[] = [
  { rule: { word: 'می شود', instead: 'می\u200cشود' }, pattern: alone(`ن?می (?:${STEMS})[${LETTER}]*`) },
  { rule: { word: 'میشود', instead: 'می\u200cشود' }, pattern: alone('ن?می(?:شو|کن|توان|خواه|ده|رس|باش)[دیمن]+') },
  { rule: { word: 'فایل ها', instead: 'فایل\u200cها' }, pattern: new RegExp(`[${LETTER}] های?ی?(?![${LETTER}])`, 'u') },
  {
    rule: { word: 'بزرگ تر', instead: 'بزرگ\u200cتر' },
    pattern: /(?:بزرگ|کوچک|کوتاه|بلند|سریع|ساده|جدید|قدیمی|نزدیک|کم|بیش) تر(?:ین)?(?![\u0621-\u06FF])/u,
  },
  { rule: { word: 'ه ی', instead: 'هٔ' }, pattern: new RegExp(`ه ی(?![${LETTER}])`, 'u') },
  { rule: { word: 'ي، ك', instead: 'ی، ک' }, pattern: new RegExp(`[${LETTER}][يك]|[يك][${LETTER}]`, 'u') },
];
/** Requirement S-136 gives this text letter by letter (decision 113); a ready template has a word as its name. */
const VERBATIM = /فرمت فایل پشتیبانی نمیشود|(?<=name: )'گام'/gu;
/** Alphabets, not texts. */
const ALPHABETS = /\/(lettering|font-blocks|digits)\.ts$/;

function faultsOf(text: string): RetiredWord[] {
  const free = text.replaceAll(VERBATIM, '');
  const found = [...words, ...SPELLING].filter(({ pattern }) => pattern.test(free)).map(({ rule }) => rule);
  return ezafe.test(free) ? [...found, EZAFE] : found;
}

const words = retiredWords().map((rule) => ({ rule, pattern: uses(rule) }));

/** In a trade: a house, a patient's file, fresh bread, the gas of an air conditioner, alone, among friends. */
const OTHER_SENSES = /^(?:خانه|خانه‌ها|پرونده(?:‌ها|‌های|‌ای)?|تازه|شارژ|تنها|میان)$/;
/** A name is no word. */
const NAMES = /فیزیوتراپی گام/gu;

function sampleFaultsOf(text: string): RetiredWord[] {
  return faultsOf(text.replaceAll(NAMES, '')).filter(({ word }) => !OTHER_SENSES.test(word));
}

it('the glossary retires words', () => {
  expect(words.length).toBeGreaterThan(10);
  expect(faultsOf('گذرواژه‌ی شما')).toHaveLength(2);
  expect(faultsOf('نویسهٔ اول')).toHaveLength(1);
  expect(faultsOf('جست‌وجوی سایت')).toHaveLength(1);
  expect(faultsOf('گام‌های سفارش در نشانی سایت')).toHaveLength(2);
  expect(faultsOf('هنگام نوشتن کد پستی و نشانی، بازنشانی رمز')).toEqual([]);
  expect(faultsOf('بپیوندید، شماره‌ای')).toEqual([]);
  expect(faultsOf('رونوشتی از سفارش، به کمینهٔ خرید')).toHaveLength(2);
  expect(faultsOf('فرمت فایل پشتیبانی نمیشود')).toEqual([]);
});

it.each([
  'ذخیره می شود',
  'پیدا نمی کنیم',
  'ذخیره نمیشود',
  'فایل های شما',
  'بزرگ ترین فایل',
  'خانه ی ما',
  'كتاب',
  'سايت',
])('refuses the spelling of «%s»', (text) => {
  expect(faultsOf(text).length).toBeGreaterThan(0);
});

it('accepts right spelling', () => {
  expect(faultsOf('فایل‌های بزرگ‌تر ذخیره می‌شوند و نمی‌مانند. میهمان همین هفته')).toEqual([]);
});

it('no sample uses a retired word', () => {
  const files = globSync('sitekit/**/*.ts').filter((path) => SAMPLES.test(path));
  expect(files).toEqual(
    expect.arrayContaining(['sitekit/sections/forms/forms.copy.ts', 'sitekit/templates/school.texts.ts']),
  );
  expect(files.length).toBeGreaterThan(45);
  const faults = files.flatMap((path) =>
    sampleFaultsOf(readFileSync(path, 'utf8')).map(({ word, instead }) => `${path}: write «${instead}», not «${word}»`),
  );
  expect(faults).toEqual([]);
});

it.each(["action: 'آغازین گام'", "fields: ['نشانی ایمیل']", "options: ['نمونه‌های برگزیده']", "note: 'سپاس از شما'"])(
  'refuses a label of a sample: %s',
  (text) => expect(sampleFaultsOf(text).length).toBeGreaterThan(0),
);

it('accepts a word in its other sense in a sample', () => {
  expect(sampleFaultsOf('پروندهٔ بیمار، نان تازه، خانهٔ حیاط‌دار، فیزیوتراپی گام')).toEqual([]);
  expect(faultsOf('پروندهٔ بیمار').length).toBeGreaterThan(0);
});

it('no text of the interface uses a retired word', () => {
  const isJudged = (path: string) => ![NOT_READ, SAMPLES, FORMER, ALPHABETS].some((left) => left.test(path));
  const files = globSync(TEXTS).filter(isJudged);
  expect(files).toContain('sitekit/sections/headers/headers.layouts.ts');
  expect(files.length).toBeGreaterThan(500);
  const faults = files.flatMap((path) =>
    faultsOf(readFileSync(path, 'utf8')).map(({ word, instead }) => `${path}: write «${instead}», not «${word}»`),
  );
  expect(faults).toEqual([]);
});

/**
 * Texts that people read use the words of the glossary, not those it retires. The samples of sitekit, which customers
 * replace by their own texts, are left out: there a house is a house.
 */
import { globSync, readFileSync } from 'node:fs';

const ROOTS = ['client', 'server', 'core', 'sitekit'];
const TEXTS = ROOTS.map((root) => `${root}/**/*.{ts,tsx,typ,html,fa.md}`);
/** Not read by people: what tests type, generated types, the passwords that are refused, and tools of developers. */
const NOT_READ = /\.test\.tsx?$|-fixtures\.ts$|\/testing\/|\/gql\/|\.data\.ts$|^sitekit\/tools\//;
const SAMPLES = /^sitekit\/(copy\/(.*\/)?[\w-]+\.(copy|offer|stories)\.ts|templates\/[\w-]+\.texts\.ts)$/;

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

/** The word with any suffix that a non-joiner or a hamza above separates. */
const uses = ({ word }: RetiredWord): RegExp =>
  new RegExp(`(?<![${LETTER}${NON_JOINER}])${word}\\u0654?(?![${LETTER}])`, 'u');
/** An ezafe after a silent he. */
const EZAFE: RetiredWord = { word: 'ه\u200cی', instead: 'هٔ' };
const ezafe = new RegExp(`ه${NON_JOINER}ی(?![${LETTER}${NON_JOINER}])`, 'u');

function faultsOf(text: string): RetiredWord[] {
  const retired = words.filter(({ pattern }) => pattern.test(text)).map(({ rule }) => rule);
  return ezafe.test(text) ? [...retired, EZAFE] : retired;
}

const words = retiredWords().map((rule) => ({ rule, pattern: uses(rule) }));

it('the glossary retires words', () => {
  expect(words.length).toBeGreaterThan(10);
  expect(faultsOf('گذرواژه‌ی شما')).toHaveLength(2);
  expect(faultsOf('نویسهٔ اول')).toHaveLength(1);
  expect(faultsOf('جست‌وجوی سایت')).toHaveLength(1);
  expect(faultsOf('بپیوندید، شماره‌ای')).toEqual([]);
});

it('no text of the interface uses a retired word', () => {
  const files = globSync(TEXTS).filter((path) => !NOT_READ.test(path) && !SAMPLES.test(path));
  expect(files).toContain('sitekit/sections/headers/headers.layouts.ts');
  expect(files.length).toBeGreaterThan(500);
  const faults = files.flatMap((path) =>
    faultsOf(readFileSync(path, 'utf8')).map(({ word, instead }) => `${path}: write «${instead}», not «${word}»`),
  );
  expect(faults).toEqual([]);
});

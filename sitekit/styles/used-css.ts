/** Of the whole stylesheet, the rules a page can use: what a site is delivered with. Same input, same bytes. */
import { siteCss } from './site.css.js';

/** A rule, or an at-rule that holds rules. */
interface Block {
  readonly prelude: string;
  /** Declarations of a rule. */
  readonly text: string;
  readonly inner: readonly Block[] | null;
}

/** Where the block that opens at `from` closes. Braces inside quotes do not count: addresses of masks hold SVG. */
function closing(css: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '"') quoted = !quoted;
    if (quoted) continue;
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new RangeError('The stylesheet has a block that does not close.');
}

function parse(css: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', at)) {
    const end = closing(css, open);
    const [prelude, text] = [css.slice(at, open).trim(), css.slice(open + 1, end)];
    blocks.push({ prelude, text, inner: prelude.startsWith('@') ? parse(text) : null });
    at = end + 1;
  }
  return blocks;
}

/** The selectors of a list; commas inside of brackets do not part them. */
export function selectorsOf(list: string): string[] {
  const found = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((selector) => selector.trim());
}

/** `:is(…)` and `:where(…)` offer alternatives; what stands in `:not(…)` and the like asks for nothing. */
const FUNCTION = /:([a-z-]+)\(((?:[^()]|\([^()]*\))*)\)/g;

/** What a selector asks of elements: classes, and `data-` attributes with their values (`data-tone=ink`). */
const NAMED = /(?<=\.)[a-z][\w-]*|(?<=\[)data-[a-z-]+(?:=[\w-]+)?(?=\])/g;

/** Whether an element of a page that has these names could match. Says yes where it cannot tell. */
function mayMatch(selector: string, present: ReadonlySet<string>): boolean {
  for (const [, name, inside = ''] of selector.matchAll(FUNCTION)) {
    const isChoice = name === 'is' || name === 'where';
    if (isChoice && !selectorsOf(inside).some((each) => mayMatch(each, present))) return false;
  }
  const names = selector.replace(FUNCTION, '').match(NAMED) ?? [];
  return names.every((name) => present.has(name));
}

function written(blocks: readonly Block[], present: ReadonlySet<string>): string {
  return blocks
    .map(({ prelude, text, inner }) => {
      if (inner) {
        const kept = written(inner, present);
        return kept && `${prelude}{${kept}}`;
      }
      const live = selectorsOf(prelude).filter((each) => mayMatch(each, present));
      return live.length > 0 ? `${live.join(',')}{${text}}` : '';
    })
    .join('');
}

let blocks: readonly Block[] | null = null;

/** The stylesheet for these pages; what they carry keeps every rule that may reach it. */
export function usedCss(...pages: readonly string[]): string {
  const present = new Set<string>();
  for (const html of pages) {
    for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
      for (const name of names.split(' ')) present.add(name);
    for (const [, name = '', value = ''] of html.matchAll(/\s(data-[a-z-]+)="([^"]*)"/g))
      present.add(name).add(`${name}=${value}`);
  }
  return written((blocks ??= parse(siteCss)), present);
}

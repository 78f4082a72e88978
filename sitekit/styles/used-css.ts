/** Of the whole stylesheet, the rules a page can use: what a site is delivered with. Same input, same bytes. */
import { parseCss, type CssBlock } from './css-blocks.js';
import { siteCss } from './site.css.js';

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

function written(blocks: readonly CssBlock[], present: ReadonlySet<string>): string {
  const [frames, rules] = [blocks.filter(isKeyframes), blocks.filter((block) => !isKeyframes(block))];
  const kept = rules
    .map(({ prelude, text, inner }) => {
      if (inner) {
        const within = written(inner, present);
        return within && `${prelude}{${within}}`;
      }
      const live = selectorsOf(prelude).filter((each) => mayMatch(each, present));
      return live.length > 0 ? `${live.join(',')}{${text}}` : '';
    })
    .join('');
  // They stand beside the rules that name them.
  const named = frames.filter(({ prelude }) => kept.includes(prelude.replace(KEYFRAMES, '')));
  return kept + named.map(({ prelude, text }) => `${prelude}{${text}}`).join('');
}

const KEYFRAMES = '@keyframes ';
const isKeyframes = ({ prelude }: CssBlock): boolean => prelude.startsWith(KEYFRAMES);

let blocks: readonly CssBlock[] | null = null;

/** The stylesheet for these pages; what they carry keeps every rule that may reach it. */
export function usedCss(...pages: readonly string[]): string {
  const present = new Set<string>();
  for (const html of pages) {
    for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
      for (const name of names.split(' ')) present.add(name);
    for (const [, name = '', value = ''] of html.matchAll(/\s(data-[a-z-]+)="([^"]*)"/g))
      present.add(name).add(`${name}=${value}`);
  }
  return written((blocks ??= parseCss(siteCss)), present);
}

/** The rules of the whole stylesheet that a page can use: what a site is delivered with. Same input, same bytes. */
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

/** The names that a selector asks of elements: classes, and `data-` attributes with their values (`data-tone=ink`). */
const NAMED = /(?<=\.)[a-z][\w-]*|(?<=\[)data-[a-z-]+(?:=[\w-]+)?(?=\])/g;

/** All of `names`, and of each choice one alternative. */
interface Needs {
  readonly names: readonly string[];
  readonly choices: readonly (readonly Needs[])[];
}

function needsOf(selector: string): Needs {
  const choices = Array.from(selector.matchAll(FUNCTION))
    .filter(([, name]) => name === 'is' || name === 'where')
    .map(([, , inside = '']) => selectorsOf(inside).map(needsOf));
  return { names: selector.replace(FUNCTION, '').match(NAMED) ?? [], choices };
}

/** Whether an element of a page that has these names could match. Says yes where it cannot tell. */
function mayMatch({ names, choices }: Needs, present: ReadonlySet<string>): boolean {
  return (
    names.every((name) => present.has(name)) &&
    choices.every((alternatives) => alternatives.some((each) => mayMatch(each, present)))
  );
}

/** A block of the stylesheet with what its selectors need, or with the rules in it. */
interface Rule {
  readonly block: CssBlock;
  readonly selectors: readonly { readonly text: string; readonly needs: Needs }[];
  readonly inner: readonly Rule[] | null;
}

function ruleOf(block: CssBlock): Rule {
  if (block.inner) return { block, selectors: [], inner: block.inner.map(ruleOf) };
  const selectors = selectorsOf(block.prelude).map((text) => ({ text, needs: needsOf(text) }));
  return { block, selectors, inner: null };
}

function written(rules: readonly Rule[], present: ReadonlySet<string>): string {
  const kept = rules
    .filter(({ block }) => !isKeyframes(block))
    .map(({ block: { prelude, text }, selectors, inner }) => {
      if (inner) {
        const within = written(inner, present);
        return within && `${prelude}{${within}}`;
      }
      const live = selectors.filter(({ needs }) => mayMatch(needs, present));
      return live.length > 0 ? `${live.map((selector) => selector.text).join(',')}{${text}}` : '';
    })
    .join('');
  // They stand beside the rules that name them.
  const frames = rules.map(({ block }) => block).filter(isKeyframes);
  const named = frames.filter(({ prelude }) => kept.includes(prelude.replace(KEYFRAMES, '')));
  return kept + named.map(({ prelude, text }) => `${prelude}{${text}}`).join('');
}

const KEYFRAMES = '@keyframes ';
const isKeyframes = ({ prelude }: CssBlock): boolean => prelude.startsWith(KEYFRAMES);

let stylesheet: readonly Rule[] | null = null;

/** The stylesheet for these pages; what they carry keeps every rule that may reach it. */
export function usedCss(...pages: readonly string[]): string {
  const present = new Set<string>();
  for (const html of pages) {
    for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
      for (const name of names.split(' ')) present.add(name);
    for (const [, name = '', value = ''] of html.matchAll(/\s(data-[a-z-]+)="([^"]*)"/g))
      present.add(name).add(`${name}=${value}`);
  }
  return written((stylesheet ??= parseCss(siteCss).map(ruleOf)), present);
}

/** A stylesheet of ours as blocks. */

/** A rule, or an at-rule that holds rules. */
export interface CssBlock {
  readonly prelude: string;
  /** Declarations of a rule. */
  readonly text: string;
  readonly inner: readonly CssBlock[] | null;
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

/** The blocks of a stylesheet, nested ones in theirs. @throws RangeError for one that does not close. */
export function parseCss(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  let at = 0;
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', at)) {
    const end = closing(css, open);
    const [prelude, text] = [css.slice(at, open).trim(), css.slice(open + 1, end)];
    blocks.push({ prelude, text, inner: prelude.startsWith('@') ? parseCss(text) : null });
    at = end + 1;
  }
  return blocks;
}

/** Style sheets of an SVG without what is not safe in them: a rule that reaches outside does not cost the others. */
import { parse, CssSyntaxError, type ChildNode, type Container, type Document, type Root } from 'postcss';
import { isSafeCss } from './svg-rules.js';

/** Characters of one drawing that are parsed, of all its sheets and attributes together. */
export const MOST_STYLES = 500_000;
/** Blocks inside each other. */
const DEPTH = 20;

export interface CleanCss {
  readonly css: string;
  /** Whether something was left out. */
  readonly isCut: boolean;
}

/**
 * A sheet, or the declarations of a `style` attribute. What is wholly safe stays as it is written; of the rest, one of
 * more than `most` characters is left out.
 */
export function cleanCss(css: string, most = MOST_STYLES): CleanCss {
  if (isSafeCss(css)) return { css, isCut: false };
  const rest = css.length > most ? '' : safePart(css);
  return { css: isSafeCss(rest) ? rest : '', isCut: true };
}

function safePart(css: string): string {
  try {
    // Without `map` the parser would read the file that a comment of the sheet names.
    const sheet = parse(css, { map: false });
    prune(sheet, 0);
    return sheet.toString().trim();
  } catch (error) {
    // A sheet that is no CSS has no safe part.
    if (error instanceof CssSyntaxError) return '';
    throw error;
  }
}

function prune(block: Container | Document | Root, depth: number): void {
  const nodes = (block.nodes as ChildNode[] | undefined) ?? [];
  const kept = nodes.filter((each) => isKept(each, depth));
  if (kept.length === nodes.length) return;
  // All at once: the time of removing them one by one grows with the square of their number.
  block.removeAll();
  block.append(kept);
}

function isKept(node: ChildNode, depth: number): boolean {
  if (node.type === 'comment') return false;
  if (node.type === 'decl') return isSafeCss(node.toString());
  const head = node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`;
  if (!isSafeCss(head) || depth > DEPTH) return false;
  if (node.nodes === undefined) return true;
  prune(node, depth + 1);
  return node.nodes.length > 0;
}

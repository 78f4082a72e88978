/** A page of custom code: what is not allowed in it, element by element, as a browser's own parser reads it. */
import {
  defaultTreeAdapter,
  parse,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5';
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import { checkAttributes } from './attributes.js';
import type { Place } from './addresses.js';
import type { Findings } from './finding.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** More elements, or deeper in each other, than any page has: a parser would be kept busy by them. */
class TooComplex extends Error {}

/** Counts what the parser makes, so that a small text cannot become a tree without end. */
function boundedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  const depths = new WeakMap<object, number>();
  return {
    ...defaultTreeAdapter,
    createElement: (...given) => {
      elements += 1;
      if (elements > CUSTOM_CODE.elements) throw new TooComplex();
      return defaultTreeAdapter.createElement(...given);
    },
    appendChild: (parent, node) => {
      const depth = (depths.get(parent) ?? 0) + 1;
      if (depth > CUSTOM_CODE.nested) throw new TooComplex();
      depths.set(node, depth);
      defaultTreeAdapter.appendChild(parent, node);
    },
  };
}

/** In the order of the document, including the content of templates. */
function* elementsOf(root: Node): Generator<Element> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) yield node;
    if ('content' in node) waiting.push(node.content);
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
}

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const FRAMES = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'fencedframe']);
/** `base` changes what every address means; `noscript` is read in two ways, and no page here has scripts. */
const REFUSED = new Set(['base', 'noscript']);

export function checkHtml(text: string, place: Place, findings: Findings): void {
  let document: DefaultTreeAdapterTypes.Document;
  try {
    document = parse(text, { sourceCodeLocationInfo: true, treeAdapter: boundedAdapter() });
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    return findings.add('complex', place.path);
  }
  for (const element of elementsOf(document)) checkElement(element, place, findings);
}

function checkElement(element: Element, place: Place, findings: Findings): void {
  const { tagName, attrs, sourceCodeLocation: where } = element;
  const line = where?.startLine ?? null;
  const add = (rule: Parameters<Findings['add']>[0], what = `<${tagName}>`): void =>
    findings.add(rule, place.path, line, what);
  const attribute = (name: string): string | undefined => attrs.find((each) => each.name === name)?.value;
  if (tagName === 'script') {
    const isData = attribute('type')?.trim().toLowerCase() === 'application/ld+json' && attribute('src') === undefined;
    if (!isData) add('script');
    else if (!isJson(textOf(element))) add('content');
  }
  if (FRAMES.has(tagName)) add('frame');
  if (REFUSED.has(tagName)) add('element');
  // The policy of the host lets a page load styles from files alone.
  if (tagName === 'style') add('style');
  if (tagName === 'form' && attribute('action') === undefined) add('form');
  checkAttributes({ tagName, attrs, line, lineOf: (name) => where?.attrs?.[name]?.startLine ?? line }, place, findings);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

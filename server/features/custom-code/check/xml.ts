/** SVG pictures and other XML of custom code: well-formed, of a sane size, and nothing in it that acts. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import type { Place } from './addresses.js';
import { checkAttributes } from './attributes.js';
import { checkCss } from './css.js';
import type { Findings } from './finding.js';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XSLT = 'http://www.w3.org/1999/XSL/Transform';
/** Elements of SVG that run something or hold another document. */
const ACTING = new Set(['script', 'foreignObject', 'handler', 'listener']);

class Refused extends Error {
  constructor(
    readonly rule: 'content' | 'complex',
    message: string,
  ) {
    super(message);
  }
}

interface Reading {
  readonly kind: 'svg' | 'xml';
  readonly place: Place;
  readonly findings: Findings;
  readonly parser: SaxesParser<{ xmlns: true }>;
}

export function checkXml(text: string, kind: 'svg' | 'xml', place: Place, findings: Findings): void {
  const parser = new SaxesParser({ xmlns: true });
  const reading: Reading = { kind, place, findings, parser };
  const open: SaxesTagNS[] = [];
  let [elements, styles] = [0, ''];
  parser.on('error', (error) => {
    throw new Refused('content', error.message);
  });
  parser.on('doctype', (doctype) => {
    // Entities declared inside a document are how a small file becomes a large one.
    if (doctype.includes('[')) throw new Refused('content', '<!ENTITY>');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') findings.add('outside', place.path, parser.line, `<?${target}?>`);
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    open.push(tag);
    if (elements > CUSTOM_CODE.elements || open.length > CUSTOM_CODE.nested) throw new Refused('complex', '');
    if (elements === 1 && kind === 'svg' && (tag.local !== 'svg' || tag.uri !== SVG)) throw new Refused('content', '');
    checkTag(tag, reading);
  });
  const take = (part: string): void => {
    if (open.at(-1)?.local === 'style') styles += part;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    open.pop();
    if (styles !== '') checkCss(styles, place, findings, Math.max(1, parser.line - styles.split('\n').length + 1));
    styles = '';
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    findings.add(error.rule, place.path, parser.line, error.message);
  }
}

function checkTag({ local, uri, attributes }: SaxesTagNS, { kind, place, findings, parser }: Reading): void {
  const { line } = parser;
  const isActing = uri === XHTML || uri === XSLT || (uri === SVG && (ACTING.has(local) || kind === 'xml'));
  // A map of a site names its pages in other languages by links of XHTML.
  const isLink = uri === XHTML && kind === 'xml' && local === 'link';
  if (isActing && !isLink) findings.add('script', place.path, line, `<${local}>`);
  if (uri !== SVG) return;
  const attrs = Object.values(attributes).map((each) => ({ name: each.local, value: each.value }));
  checkAttributes({ tagName: local, attrs, line, lineOf: () => line }, place, findings);
}

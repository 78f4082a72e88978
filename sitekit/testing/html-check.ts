/** A small judge of the HTML our renderer makes: nesting, ids, headings, addresses. Each fault is one sentence. */

const VOID = new Set(['img', 'br', 'meta', 'link', 'hr', 'input']);
const BLOCK = new Set([
  'div',
  'p',
  'ul',
  'ol',
  'dl',
  'section',
  'header',
  'footer',
  'main',
  'nav',
  'figure',
  'blockquote',
  'address',
  'h1',
  'h2',
  'h3',
  'h4',
  'details',
  'article',
  'aside',
  'form',
  'fieldset',
  'table',
]);
const PHRASING_ONLY = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'span',
  'strong',
  'a',
  'bdi',
  'summary',
  'label',
  'button',
  'legend',
]);
const PARENTS: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  dt: ['div', 'dl'],
  dd: ['div', 'dl'],
  figcaption: ['figure'],
  summary: ['details'],
  legend: ['fieldset'],
  option: ['select'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
const ONLY_CHILD: Record<string, string> = { ul: 'li', ol: 'li' };

interface Element {
  tag: string;
  attributes: string;
}

function nestingFault(element: Element, open: readonly Element[]): string | null {
  const parent = open.at(-1);
  if (!parent) return null;
  const { tag } = element;
  if (PHRASING_ONLY.has(parent.tag) && BLOCK.has(tag)) return `<${tag}> stands in <${parent.tag}>.`;
  if (tag === 'a' && open.some((each) => each.tag === 'a')) return 'A link stands in a link.';
  if (tag === 'form' && open.some((each) => each.tag === 'form')) return 'A form stands in a form.';
  if (PARENTS[tag] && !PARENTS[tag].includes(parent.tag)) return `<${tag}> stands in <${parent.tag}>.`;
  if (ONLY_CHILD[parent.tag] && ONLY_CHILD[parent.tag] !== tag) return `<${tag}> stands in <${parent.tag}>.`;
  return null;
}

function attributeFaults({ tag, attributes }: Element): string[] {
  const faults: string[] = [];
  if (tag === 'img' && !/ alt="/.test(attributes)) faults.push('A picture has no alt.');
  if (tag === 'a' && !/ href="[^"]+"/.test(attributes)) faults.push('A link leads nowhere.');
  if (/ on[a-z]+=/.test(attributes)) faults.push(`<${tag}> has a handler.`);
  return faults;
}

/** Faults of nesting and attributes; `html` is a fragment or a body. */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const open: Element[] = [];
  for (const [, slash, tag = '', attributes = '', self] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>/gi,
  )) {
    if (slash) {
      const top = open.pop();
      if (top?.tag !== tag) faults.push(`</${tag}> closes <${top?.tag ?? 'nothing'}>.`);
      continue;
    }
    const element = { tag, attributes };
    const fault = nestingFault(element, open);
    if (fault) faults.push(fault);
    faults.push(...attributeFaults(element));
    if (!self && !VOID.has(tag)) open.push(element);
  }
  if (open.length > 0) faults.push(`<${open.at(-1)?.tag}> is not closed.`);
  return faults;
}

export function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '');
}

/** References by id (anchors, labels) that point at nothing. */
export function danglingReferences(html: string): string[] {
  const ids = new Set(idsOf(html));
  const references = [...html.matchAll(/ (?:href="#|aria-labelledby="|for=")([^"]+)"/g)].map((match) => match[1] ?? '');
  return references.filter((reference) => !ids.has(reference));
}

export function headingLevels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
}

/** The text a reader sees. */
export function visibleText(html: string): string {
  return html
    .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Anything that could ask another host. Namespaces of inline SVG are names, links are followed by people only. */
export function outsideAddresses(text: string): string[] {
  return [
    ...text
      .replaceAll('http://www.w3.org/2000/svg', '')
      .replace(/(<a [^>]*?href=")[^"]*/g, '$1')
      .matchAll(/(?:https?:)?\/\/[a-z0-9.-]+\.[a-z]{2,}/gi),
  ].map((match) => match[0]);
}

/** A guide of docs/ as markup. Raw HTML in it is text, comments are left out. */
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '#platform/documents/html.js';

/** The files that are served, by their names in the guides. */
const SERVED: Readonly<Record<string, string>> = {
  'graphql.md': '/docs/graphql',
  'api-keys.md': '/docs/api-keys',
  'webhooks.md': '/docs/webhooks',
  'errors.md': '/docs/errors',
  'changelog.md': '/docs/changelog',
  '../schema.graphql': '/schema.graphql',
};

/** The product's own address in the guides: links in them stay on this host. */
const DEVELOPMENT = 'http://localhost:4000';

/** Where a link leads on this host; null for a document that is not served. */
export function servedAddress(href: string): string | null {
  if (href.startsWith(DEVELOPMENT)) return href.slice(DEVELOPMENT.length) || '/';
  if (/^(https:\/\/|\/|#)/.test(href)) return href;
  const [file = '', fragment] = href.split('#');
  const page = SERVED[file];
  if (!page) return null;
  return fragment === undefined ? page : `${page}#${fragment}`;
}

/** `Scopes of keys` → `scopes-of-keys`, as GitHub makes it. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Wide parts scroll by themselves, also by the keyboard. */
const scrolling = (name: string, markup: string): string =>
  `<section class="table" aria-label="${name}" tabindex="0">${markup}</section>\n`;

/** @param text Markdown with one heading of the first level */
export function guideHtml(text: string): string {
  const seen = new Map<string, number>();
  let tables = 0;
  const idOf = (heading: string): string => {
    const slug = slugOf(heading);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      html: ({ text: raw }: Tokens.HTML | Tokens.Tag) => (raw.startsWith('<!--') ? '' : escapeHtml(raw)),
      image: () => '',
      heading({ tokens, depth, text: heading }: Tokens.Heading) {
        return `<h${depth} id="${escapeHtml(idOf(heading))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        const address = servedAddress(href);
        return address === null ? words : `<a href="${escapeHtml(address)}">${words}</a>`;
      },
      code: ({ text: code }: Tokens.Code) => `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`,
      table({ header, rows }: Tokens.Table) {
        const cells = (tag: 'th' | 'td', row: Tokens.TableCell[]): string => {
          const scope = tag === 'th' ? ' scope="col"' : '';
          return row.map(({ tokens }) => `<${tag}${scope}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        };
        const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
        tables += 1;
        const markup = `<table><thead><tr>${cells('th', header)}</tr></thead><tbody>${body}</tbody></table>`;
        return scrolling(`Table ${tables}`, markup);
      },
    },
  });
  return marked.parse(text, { async: false });
}

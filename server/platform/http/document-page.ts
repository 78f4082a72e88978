/** The pages that programmers read: plain HTML without scripts, one style and one navigation. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../documents/html.js';
import { securePage } from './security.js';

/** Every document, in the order of the navigation. */
export const DOCUMENTS = [
  { path: '/api/docs', title: 'REST' },
  { path: '/docs/graphql', title: 'GraphQL' },
  { path: '/docs/api-keys', title: 'API keys' },
  { path: '/docs/webhooks', title: 'Events and webhooks' },
  { path: '/docs/errors', title: 'Errors and limits' },
  { path: '/docs/changelog', title: 'Changelog' },
] as const;

export type DocumentPath = (typeof DOCUMENTS)[number]['path'];

const STYLE = `:root{color-scheme:light dark;--ink:#1f2233;--soft:#5a5e72;--line:#d9dbe5;--page:#fff;--code:#f3f3f8;--link:#5b34b5}
@media (prefers-color-scheme:dark){:root{--ink:#e8e8f0;--soft:#a7abc0;--line:#343748;--page:#12131c;--code:#1d1f2c;--link:#b79cff}}
*{box-sizing:border-box}body{font:16px/1.6 system-ui,sans-serif;margin:0;color:var(--ink);background:var(--page)}
header,main{margin:0 auto;max-width:60rem;padding:1rem}header{border-block-end:1px solid var(--line)}
header ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;margin:0;padding:0}header li{margin:0}header a{display:inline-grid;place-items:center;min-block-size:44px;min-inline-size:44px}
a{color:var(--link)}a[aria-current]{color:var(--ink);font-weight:700;text-decoration:none}
h1{font-size:1.75rem;line-height:1.3}h2{margin-block-start:2.5rem;border-block-end:1px solid var(--line)}h3{margin-block-start:2rem}
p,li,td,th,h1,h2,h3{overflow-wrap:anywhere}li{margin-block:.4rem}
code{font:.9em ui-monospace,monospace;background:var(--code);border-radius:.25rem;padding:.1em .3em}
pre{background:var(--code);border-radius:.5rem;overflow-x:auto;padding:1rem}pre code{background:none;padding:0}
.table{overflow-x:auto}table{border-collapse:collapse;inline-size:100%}
th,td{border-block-end:1px solid var(--line);min-inline-size:5rem;padding:.5rem .75rem .5rem 0;text-align:start;vertical-align:top}
.method{display:inline-block;min-inline-size:4rem;font-weight:700;color:var(--link)}.access{color:var(--soft);font-size:.875em}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}`;

/** Nothing but the one style is allowed. */
const POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
    imgSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

export interface DocumentPage {
  readonly path: DocumentPath;
  readonly title: string;
  /** Markup, escaped already, with the only `h1`. */
  readonly body: string;
}

export function documentPage({ path, title, body }: DocumentPage): string {
  const links = DOCUMENTS.map((each) => {
    const current = each.path === path ? ' aria-current="page"' : '';
    return `<li><a href="${each.path}"${current}>${each.title}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Barpa API</title>
<style>${STYLE}</style>
</head>
<body>
<header><nav aria-label="Documents"><ul>${links.join('')}</ul></nav></header>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Sends such a page with its headers. */
export async function sendDocument(reply: FastifyReply, html: string): Promise<FastifyReply> {
  await securePage(reply, POLICY);
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}

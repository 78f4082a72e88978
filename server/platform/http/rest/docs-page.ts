import { keyScopes } from './openapi.js';
import { spellings } from './router.js';
import type { Route } from './route.js';

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem;color:#1f2233;background:#fff}
h1{font-size:1.75rem}h2{margin-block-start:2.5rem;border-block-end:1px solid #ddd}code{font:0.95em ui-monospace,monospace}
li{margin-block:0.6rem}.method{display:inline-block;min-inline-size:4rem;font-weight:700;color:#5b34b5}.access{color:#5a5e72;font-size:.85em}
@media (prefers-color-scheme:dark){body{background:#12131c;color:#e8e8f0}.method{color:#b79cff}.access{color:#a7abc0}h2{border-color:#333}}`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function keyNote(route: Route): string {
  const scopes = keyScopes(route);
  if (!scopes) return 'no API key';
  return scopes.length === 0 ? 'any API key' : `API key: ${scopes.join(', ')}`;
}

function item(route: Route): string {
  const [first, ...aliases] = spellings(route);
  const also = aliases.map(([method, path]) => `<code>${method} /api${escapeHtml(path)}</code>`).join(', ');
  return `<li><span class="method">${first?.[0]}</span> <code>/api${escapeHtml(route.path)}</code> <span class="access">${route.access} · ${keyNote(route)}</span>
<br>${escapeHtml(route.summary)}${also ? `<br><span class="access">Also: ${also}</span>` : ''}</li>`;
}

/** A page to read the REST API by, without script; the machine's form is /api/openapi.json. */
export function docsPage(routes: readonly Route[]): string {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const name = route.path.split('/')[1] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), route]);
  }
  const sections = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, list]) => `<h2>${name}</h2><ul>${list.map((route) => item(route)).join('')}</ul>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Barpa API</title><style>${STYLE}</style></head><body><main><h1>Barpa API</h1>
<p>JSON in snake_case, in and out. Send <code>Authorization: Bearer &lt;access token&gt;</code>; get one at <code>POST /api/auth/login</code>.
Programs send an API key instead, as bearer or as <code>X-API-Key: bk_…</code>; keys and their scopes are made in the profile.
The same is open as <a href="/api/openapi.json">OpenAPI 3.1</a>, and everything also as GraphQL at <code>/graphql</code>.</p>
${sections.join('')}</main></body></html>`;
}

import { escapeHtml } from '../../documents/html.js';
import { documentPage } from '../document-page.js';
import { keyScopes } from './openapi.js';
import { spellings } from './router.js';
import type { Route } from './route.js';

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
  const body = `<h1>REST</h1>
<p>JSON in snake_case, in and out. Send <code>Authorization: Bearer &lt;access token&gt;</code>; get one at <code>POST /api/auth/login</code>.
Programs send an API key instead, as bearer or as <code>X-API-Key: bk_…</code>; keys and their scopes are made in the profile.
The same is open as <a href="/api/openapi.json">OpenAPI 3.1</a>, and everything also as GraphQL at <code>/graphql</code>.</p>
${sections.join('\n')}`;
  return documentPage({ path: '/api/docs', title: 'REST', body });
}

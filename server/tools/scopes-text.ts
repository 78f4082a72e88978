/** The scopes of API keys in docs/api-keys.md, from what routes and fields declare. */
import type { GraphQLSchema } from 'graphql';
import { API_SCOPES, API_SCOPE_NAMES, type ApiScope } from '#core/api-keys.js';
import { API_SCOPE_TEXTS } from '#core/api-scope-texts.js';
import { Reach } from '#features/api-keys/index.js';
import { features } from '#features/index.js';
import { routesOf } from '#server/rest/index.js';

/** With what else a call needs beside the scope. */
function callText(reach: Reach, name: string, scope: ApiScope): string {
  const others = (reach.scopesOf(name) ?? []).filter((each) => each !== scope);
  return others.length === 0 ? `\`${name}\`` : `\`${name}\` (with ${others.map((each) => `\`${each}\``).join(', ')})`;
}

function callsOf(reach: Reach, scope: ApiScope): string {
  const names = reach.declared.filter((name) => reach.scopesOf(name)?.includes(scope)).sort();
  const isRoute = (name: string): boolean => name.includes(' ');
  const both = [names.filter(isRoute), names.filter((name) => !isRoute(name))];
  return both.map((part) => part.map((name) => callText(reach, name, scope)).join(', ')).join(' | ');
}

export function scopesText(schema: GraphQLSchema): string {
  const reach = new Reach(schema, routesOf(features, schema));
  const table = API_SCOPE_NAMES.map((scope) => {
    const mark = API_SCOPES[scope].money ? '**money**: ' : '';
    return `| \`${scope}\` | ${mark}${API_SCOPE_TEXTS[scope]} |`;
  });
  const calls = API_SCOPE_NAMES.map((scope) => `| \`${scope}\` | ${callsOf(reach, scope)} |`);
  const open = reach.declared.filter((name) => reach.scopesOf(name)?.length === 0).sort();

  return `| Scope | What it opens |
|---|---|
${table.join('\n')}

### The calls of each scope

| Scope | REST, under \`/api\` | GraphQL |
|---|---|---|
${calls.join('\n')}
| any | ${open
    .filter((name) => name.includes(' '))
    .map((name) => `\`${name}\``)
    .join(', ')} | ${open
    .filter((name) => !name.includes(' '))
    .map((name) => `\`${name}\``)
    .join(', ')} |`;
}

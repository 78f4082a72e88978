/**
 * Writes the scopes of API keys into docs/api-keys.md, from what routes and fields declare: part of `npm run codegen`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { API_SCOPES, API_SCOPE_NAMES, type ApiScope } from '#core/api-keys.js';
import { API_SCOPE_TEXTS } from '#core/api-scope-texts.js';
import { Reach } from '#features/api-keys/index.js';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { projectPath } from '#platform/paths.js';

const BEGIN = '<!-- made by npm run codegen: begin -->';
const END = '<!-- made by npm run codegen: end -->';

const { schema } = await createSchema(features);
const reach = new Reach(
  schema,
  features.flatMap((feature) => feature.routes ?? []),
);

/** With what else a call needs beside the scope. */
function callText(name: string, scope: ApiScope): string {
  const others = (reach.scopesOf(name) ?? []).filter((each) => each !== scope);
  return others.length === 0 ? `\`${name}\`` : `\`${name}\` (with ${others.map((each) => `\`${each}\``).join(', ')})`;
}

function callsOf(scope: ApiScope): string {
  const names = reach.declared.filter((name) => reach.scopesOf(name)?.includes(scope)).sort();
  const isRoute = (name: string): boolean => name.includes(' ');
  const both = [names.filter(isRoute), names.filter((name) => !isRoute(name))];
  return both.map((part) => part.map((name) => callText(name, scope)).join(', ')).join(' | ');
}

const table = API_SCOPE_NAMES.map((scope) => {
  const mark = API_SCOPES[scope].money ? '**money**: ' : '';
  return `| \`${scope}\` | ${mark}${API_SCOPE_TEXTS[scope]} |`;
});
const calls = API_SCOPE_NAMES.map((scope) => `| \`${scope}\` | ${callsOf(scope)} |`);
const open = reach.declared.filter((name) => reach.scopesOf(name)?.length === 0).sort();

const made = `| Scope | What it opens |
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

const file = projectPath('docs/api-keys.md');
const source = readFileSync(file, 'utf8');
const [from, to] = [source.indexOf(BEGIN), source.indexOf(END)];
if (from < 0 || to < from) throw new Error(`docs/api-keys.md lacks the lines "${BEGIN}" and "${END}"`);
writeFileSync(file, `${source.slice(0, from)}${BEGIN}\n\n${made}\n\n${source.slice(to)}`);

/**
 * Writes docs/spec/rest.md, the documented calls of the REST API, from the list that the contract tests obey
 * (tests/contract/rest-endpoints.json). Part of `npm run codegen`. With a folder, below that instead of the project,
 * for the check of drift.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, root } from './lib/project.mjs';

const HEAD = `# The REST API as documented

Every call that the customer's documents name, every other path for the same call, and the address that GitHub and Google return to, which is ours. Made by \`npm run codegen\` from \`tests/contract/rest-endpoints.json\`, which the contract tests hold the server to; the whole API, with all calls that are ours, is described at \`/api/docs\`.

"Who" is the least that a caller must be: everyone (public), a signed-in user (user), or an administrator (admin). \`a|b\` are two spellings of one field ([decision 006](../decisions/006-field-names-on-the-wire.md)), \`?\` marks what may be left out, and \`~\` what the documents do not show and we chose (D-31).
`;

function sections(list) {
  const groups = new Map();
  for (const endpoint of list) {
    const name = subject(endpoint.path);
    groups.set(name, [...(groups.get(name) ?? []), endpoint]);
  }
  return [...groups].map(([name, members]) => section(name, members)).join('');
}

/** `/api/wallets/me` → `wallets`. */
const subject = (path) => path.replace(/^\/api\//, '/').split('/')[1];

function section(name, members) {
  const rows = members.map(
    ({ method, path, access, alias_of: canonical, request, response }) =>
      `| ${code(`${method} ${path}`)} | ${access} | ${canonical ? `as ${code(canonical)}` : fields(request)} | ${canonical ? '' : fields(response)} |`,
  );
  return `\n## ${name}\n\n| Call | Who | Takes | Answers |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

const fields = (list) => list.map(code).join(', ');

/** A bar ends a cell even inside code. */
const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

const endpoints = JSON.parse(readFileSync(inProject('tests/contract/rest-endpoints.json'), 'utf8'));
const file = join(process.argv[2] ?? root, 'docs/spec/rest.md');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${HEAD}${sections(endpoints)}`);

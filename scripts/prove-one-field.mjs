/**
 * `node scripts/prove-one-field.mjs` proves what server/platform/http/README.md says of a field: in a scratch clone of
 * the last commit a nullable column of invoices is written in three files, and both APIs answer it. Takes about a
 * minute.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { fail, inProject, root } from './lib/project.mjs';
import { run, runNode } from './lib/run.mjs';

const FEATURE = 'server/features/invoices/invoice/';
/** In each file, what is written behind its first line that has the text. */
const WRITTEN = [
  {
    file: `${FEATURE}invoice.entity.ts`,
    behind: 'serviceName!: string;',
    lines: ['', "  @Property({ type: 'text', nullable: true })", '  footnote: string | null = null;'],
  },
  {
    file: `${FEATURE}invoices.types.ts`,
    behind: 'serviceName!: string;',
    lines: [
      '',
      "  @Field(() => String, { nullable: true, description: 'A line below the invoice.' })",
      '  footnote!: string | null;',
    ],
  },
  { file: `${FEATURE}invoices.queries.ts`, behind: '`id number', lines: ['   footnote'] },
];
const GENERATED = /^(server\/migrations\/|schema\.graphql$|client\/gql\/)/;

const TEST = `
import { createAccount } from '../helpers/accounts.js';
import { createTestApp } from '../helpers/app.js';
import { manualInvoice } from '../helpers/invoices.js';
import { rows } from '../../server/platform/db/rows.js';

it('is answered by both APIs', async () => {
  const app = await createTestApp();
  const { token, ...account } = await createAccount(app);
  const id = await manualInvoice(app, { token, ...account });
  const query = 'query ($id: ID!) { invoice(id: $id) { footnote } }';
  const both = async () => [
    (await app.graphql(query, { id }, token)).data,
    (await app.rest('GET', \`/invoices/\${id}\`, { token })).body['footnote'],
  ];
  expect(await both()).toEqual([{ invoice: { footnote: null } }, null]);
  await rows(app.ctx().em, "update invoices set footnote = 'thanks' where id = $1", [id]);
  expect(await both()).toEqual([{ invoice: { footnote: 'thanks' } }, 'thanks']);
  const document = await (await fetch(\`\${app.url}/api/openapi.json\`)).text();
  expect(/"footnote":{[^}]*"A line below the invoice\\."/.test(document)).toBe(true);
  await app.close();
});
`;

await prepare();
const clone = mkdtempSync(join(tmpdir(), 'barpa-one-field-'));
const complaint = await prove();
rmSync(clone, { recursive: true, force: true });
if (complaint !== null) fail(complaint);
process.stdout.write(`A column of invoices is written in ${WRITTEN.length} files, and both APIs answer it.\n`);

/** @returns what is wrong, or null */
async function prove() {
  await done(run('git', ['clone', '--quiet', '--shared', root, clone]));
  for (const shared of ['node_modules', '.node'])
    if (existsSync(inProject(shared))) symlinkSync(inProject(shared), join(clone, shared));
  for (const { file, behind, lines } of WRITTEN) {
    const old = readFileSync(join(clone, file), 'utf8').split('\n');
    const at = old.findIndex((line) => line.includes(behind));
    if (at === -1) return `${file} has no line with ${behind}`;
    writeFileSync(join(clone, file), old.toSpliced(at + 1, 0, ...lines).join('\n'));
  }
  await done(runNode(['scripts/run-tool.mjs', 'server/tools/make-migration.js', 'footnote'], { cwd: clone }));
  await done(runNode(['scripts/codegen.mjs'], { cwd: clone }));
  const { output: changed } = await done(
    run('git', ['status', '--porcelain', '--untracked-files=all', '--', ':!node_modules', ':!.node'], { cwd: clone }),
  );
  const byHand = changed
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file && !GENERATED.test(file));
  if (byHand.length !== WRITTEN.length) return `Written manually: ${byHand.join(', ')}`;
  writeFileSync(join(clone, 'tests/integration/one-field.test.ts'), TEST);
  await done(runNode(['scripts/test.mjs', '--only=types'], { cwd: clone }));
  await done(runNode(['scripts/test.mjs', '--only=integration', 'integration/one-field'], { cwd: clone }));
  return null;
}

async function done(running) {
  const ended = await running;
  if (ended.code !== 0) {
    rmSync(clone, { recursive: true, force: true });
    fail(ended.output);
  }
  return ended;
}

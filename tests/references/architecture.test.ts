/** The page on the architecture names what is there: its tree of folders, and the order of the server's features. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const page = readFileSync('docs/architecture.md', 'utf8');

/** The lines of the first block of text after a heading. */
function blockAfter(heading: string): readonly string[] {
  const [, section = ''] = page.split(`${heading}\n`);
  return (section.split('```')[1] ?? '').trim().split('\n');
}

/** The paths of the tree: an entry that is indented is in the folder above it, and `<noun>` is any name. */
function treePaths(): readonly string[] {
  let folder = '';
  return blockAfter('## Where things are').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)([^\s,]+(?:, [^\s,]+)*)/.exec(line) ?? [];
    if (indent === '') folder = names;
    return names.split(', ').map((name) => (indent === '' ? name : `${folder}${name}`).replace(/<\w+>/g, '*'));
  });
}

test('each folder of the tree exists', () => {
  const paths = treePaths();
  expect(paths).toEqual(expect.arrayContaining(['core/', 'server/features/*/', 'server/rest/', 'client/lib/']));
  expect(paths.filter((path) => globSync(path.replace(/\/$/, '')).length === 0)).toEqual([]);
});

test('the features of the documented order are those of the linter', async () => {
  const module = pathToFileURL(join(process.cwd(), 'scripts/lint/boundaries.mjs')).href;
  const { FEATURE_ORDER } = (await import(module)) as { FEATURE_ORDER: readonly string[] };
  expect(blockAfter('### The order of features').map((line) => line.split(' ')[0])).toEqual(FEATURE_ORDER);
});

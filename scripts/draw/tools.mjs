/** The tools that look at sections, bundled from their sources: nothing need be compiled. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { inProject } from '../lib/project.mjs';

/**
 * The exports of some modules, together. The bundle is beside node_modules while it is read, so that react is found.
 * @param {Record<string, string>} modules a name and the path of each
 */
export async function loadTools(modules) {
  const folder = await mkdtemp(inProject('node_modules/.look-'));
  try {
    const bundle = await rolldown({
      input: Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, inProject(path)])),
      platform: 'node',
      external: [/^react/, 'zod'],
      resolve: {
        conditionNames: ['barpa-source', 'import', 'module', 'default'],
        extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
      },
      logLevel: 'warn',
    });
    await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
    await bundle.close();
    const loaded = Object.keys(modules).map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href));
    return Object.assign({}, ...(await Promise.all(loaded)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

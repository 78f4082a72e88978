/**
 * The large libraries of the client, bundled once for its tests: each test file loads its modules anew, and these have
 * hundreds of them (of the icons thousands). Without it the tests of the client took half as long again (decision 112).
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../lib/project.mjs';

const ICONS = '@tabler/icons-react';
const LIBRARIES = [
  ...['core', 'emotion', 'form', 'hooks', 'notifications'].map((name) => `@mantine/${name}`),
  '@apollo/client',
  ...['errors', 'react', 'testing', 'testing/react'].map((name) => `@apollo/client/${name}`),
  ...['context', 'error', 'http', 'retry', 'subscriptions'].map((name) => `@apollo/client/link/${name}`),
  'graphql',
  'rxjs',
  ICONS,
];
const FOLDER = 'node_modules/.cache/test-libraries';
const fileOf = (library) => library.replaceAll('/', '_');

/** For Jest's `moduleNameMapper`. */
export const BUNDLED = Object.fromEntries(
  LIBRARIES.map((library) => [`^${library}$`, `<rootDir>/${FOLDER}/${fileOf(library)}.mjs`]),
);

/** Only the icons that the client imports. */
function iconsInUse() {
  const sources = globSync(inProject('client/**/*.{ts,tsx}')).map((file) => readFileSync(file, 'utf8'));
  const imports = sources.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@tabler\/icons-react'/g)]);
  const names = imports.flatMap(([, list]) => list.split(',').map((name) => name.trim()));
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type ')).toSorted();
}

/** An entry that is no file: the icons in use. */
function iconsEntry(names) {
  return {
    name: 'icons-in-use',
    resolveId: (id) => (id === 'icons-in-use' ? id : null),
    load: (id) => (id === 'icons-in-use' ? `export { ${names.join(', ')} } from '${ICONS}';` : null),
  };
}

const readKey = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Jest's `globalSetup` of the client's tests. Bundles only where libraries or icons have changed. */
export default async function bundleLibraries() {
  const icons = iconsInUse();
  const parts = [readFileSync(inProject('package-lock.json')), readFileSync(import.meta.filename), icons.join()];
  const key = createHash('sha256').update(parts.join('\n')).digest('hex');
  const keyFile = inProject(FOLDER, 'key');
  if (readKey(keyFile) === key) return;
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    plugins: [iconsEntry(icons)],
    build: {
      outDir: inProject(FOLDER),
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      modulePreload: false,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:$|\/)/,
        input: Object.fromEntries(
          LIBRARIES.map((library) => [fileOf(library), library === ICONS ? 'icons-in-use' : library]),
        ),
        output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[name].mjs' },
      },
    },
  });
  writeFileSync(keyFile, key);
}

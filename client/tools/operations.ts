/**
 * The generated documents, one module for each `.graphql` file, so that a page loads the operations that it sends and
 * no others: codegen writes all of them into one module, and a bundler cannot divide a module.
 */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const DOCUMENT = /^export const (\w+)(?:: [^=]+)? = (\{"kind":"Document".*\}) as unknown as .*;$/gm;
const DEFINED = /^\s*(?:query|mutation|subscription|fragment)\s+(\w+)/gm;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])[^'"]*\/gql\/graphql\.js\2;?/g;
const PREFIX = '\0operations:';

/** The `.graphql` file that each document comes from, by the document's name. */
function filesOf(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('**/*.graphql', { cwd: root })) {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    for (const [line, name = ''] of text.matchAll(DEFINED))
      found.set(name + (line.trim().startsWith('fragment') ? 'FragmentDoc' : 'Document'), file);
  }
  return found;
}

/** Rewrites `import { MeDocument } from '…/gql/graphql.js'`, and makes the modules that it then names. */
export function operationModules(root: string): Plugin {
  let files = new Map<string, string>();
  let modules = new Map<string, string>();
  return {
    name: 'barpa:operations',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = filesOf(root);
      modules = new Map();
      const generated = readFileSync(`${root}/gql/graphql.ts`, 'utf8');
      for (const [, name = '', document = ''] of generated.matchAll(DOCUMENT)) {
        const file = files.get(name);
        if (file === undefined) throw new Error(`${name} is in no .graphql file; run npm run codegen`);
        modules.set(file, `${modules.get(file) ?? ''}export const ${name} = ${document};\n`);
      }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load: (id) => (id.startsWith(PREFIX) ? (modules.get(id.slice(PREFIX.length)) ?? null) : null),
    transform(code, id) {
      if (id.startsWith('\0') || !relative(root, id).match(/\.tsx?$/) || !code.includes('/gql/graphql.js')) return null;
      return code.replace(IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== '' && !each.startsWith('type '))
          .map((each) => {
            const [name = ''] = each.split(/\s+as\s+/);
            const file = files.get(name);
            if (file === undefined) throw new Error(`${id} imports ${name}, which is no operation`);
            return `import { ${each} } from ${JSON.stringify(PREFIX + file)};`;
          })
          .join(' '),
      );
    },
  };
}

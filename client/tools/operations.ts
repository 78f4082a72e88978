/**
 * The generated documents, one module for each operation and each fragment, so that a page loads the operations that it
 * sends and no others. Codegen writes all of them into one module, which a bundler cannot divide, and repeats a
 * fragment in every document that uses it.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const DOCUMENT = /^export const (\w+)(?:: [^=]+)? = (\{"kind":"Document".*\}) as unknown as .*;$/gm;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])[^'"]*\/gql\/graphql\.js\2;?/g;
const PREFIX = '\0operations:';

/** The part of a GraphQL definition that is read here. */
interface Definition {
  readonly kind: string;
  readonly name: { readonly value: string };
}

/** A module that imports the definition of each fragment, or contains it where it is the fragment's own module. */
function documentModule(name: string, definitions: readonly Definition[]): string {
  const parts = definitions.map((definition, index) =>
    definition.kind === 'FragmentDefinition'
      ? { part: `f${index}`, imported: `import f${index} from ${JSON.stringify(PREFIX + definition.name.value)};\n` }
      : { part: JSON.stringify(definition), imported: '' },
  );
  const document = `{"kind":"Document","definitions":[${parts.map(({ part }) => part).join(',')}]}`;
  return `${parts.map(({ imported }) => imported).join('')}export const ${name} = ${document};\n`;
}

/** The source of each module, by the name of its document or fragment. */
function modulesOf(generated: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, name = '', json = ''] of generated.matchAll(DOCUMENT)) {
    const { definitions } = JSON.parse(json) as { readonly definitions: readonly Definition[] };
    modules.set(name, documentModule(name, definitions));
    for (const definition of definitions)
      if (definition.kind === 'FragmentDefinition')
        modules.set(definition.name.value, `export default ${JSON.stringify(definition)};\n`);
  }
  return modules;
}

/** Rewrites `import { MeDocument } from '…/gql/graphql.js'`, and makes the modules that it then names. */
export function operationModules(root: string): Plugin {
  let modules = new Map<string, string>();
  return {
    name: 'barpa:operations',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      modules = modulesOf(readFileSync(`${root}/gql/graphql.ts`, 'utf8'));
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
            if (!modules.has(name)) throw new Error(`${id} imports ${name}, which is no operation`);
            return `import { ${each} } from ${JSON.stringify(PREFIX + name)};`;
          })
          .join(' '),
      );
    },
  };
}

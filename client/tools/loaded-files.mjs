/** The files that a browser loads for modules, found in what the build answers. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('..', import.meta.url));

/** `chunk` and all that it imports statically. */
function closureOf(chunk, byFile, seen = new Set()) {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const file of chunk.imports) closureOf(byFile.get(file), byFile, seen);
  return seen;
}

/**
 * `{ scripts, styles }`: names of files that the browser loads for the entry and then for `modules`, which are relative
 * to the client's folder, before anything is clicked.
 */
export function loadedFiles(output, modules) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = closureOf(
    chunks.find(({ isEntry }) => isEntry),
    byFile,
  );
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(client, module)));
    if (!chunk) throw new Error(`${module} is in no chunk: correct client/tools/first-loads.mjs`);
    closureOf(chunk, byFile, seen);
  }
  const styles = [...seen].flatMap(({ viteMetadata }) => [...viteMetadata.importedCss]);
  return { scripts: [...seen].map(({ fileName }) => fileName), styles: [...new Set(styles)] };
}

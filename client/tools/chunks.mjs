/**
 * Which modules share a file. By itself the bundler makes a chunk for each set of the hundred modules that are imported
 * dynamically, so that a page requests up to two hundred files. Here modules that the same kinds of page load at first
 * share one chunk; what is loaded later keeps its own.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST_LOADS } from './first-loads.mjs';

const client = fileURLToPath(new URL('..', import.meta.url));
const KINDS = Object.keys(FIRST_LOADS);

/** A shared chunk that is smaller is not worth a request, bytes of minified code. */
const SMALL = 24_000;

const nameOf = (kinds) => KINDS.filter((kind) => kinds.has(kind)).join('-');

/** The chunks that each one imports statically. */
function importsOf(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return new Map(chunks.map((chunk) => [chunk, chunk.imports.map((file) => byFile.get(file))]));
}

/** The kinds of page that load each chunk at first; chunks that are only loaded later are left out. */
function loadingKinds(chunks, imports) {
  const kindsOf = new Map();
  const mark = (kind, chunk) => {
    const kinds = kindsOf.get(chunk) ?? new Set();
    if (kinds.has(kind)) return;
    kindsOf.set(chunk, kinds.add(kind));
    for (const imported of imports.get(chunk)) mark(kind, imported);
  };
  for (const kind of KINDS) {
    for (const module of FIRST_LOADS[kind].modules) {
      const found = chunks.find(({ facadeModuleId }) => facadeModuleId === join(client, module));
      if (!found) throw new Error(`${module} is not imported dynamically: correct client/tools/first-loads.mjs`);
      mark(kind, found);
    }
  }
  return kindsOf;
}

/** In an order in which a chunk follows those that it imports. */
function importedFirst(chunks, imports) {
  const sorted = new Set();
  const visited = new Set();
  const visit = (chunk) => {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    for (const imported of imports.get(chunk)) visit(imported);
    sorted.add(chunk);
  };
  for (const chunk of chunks) visit(chunk);
  return sorted;
}

/**
 * Moves what is in small groups to the next larger set of kinds that is not small. A chunk moves only where everything
 * that it imports is loaded by those kinds, too: otherwise they would load that as well.
 */
function joinSmall(kindsOf, imports) {
  const bytes = new Map();
  for (const [{ code }, kinds] of kindsOf) bytes.set(nameOf(kinds), (bytes.get(nameOf(kinds)) ?? 0) + code.length);
  const isSmall = (kinds) => bytes.get(nameOf(kinds)) < SMALL;
  const large = [...kindsOf.values()].filter((kinds) => !isSmall(kinds)).sort((a, b) => a.size - b.size);
  for (const chunk of importedFirst([...kindsOf.keys()], imports)) {
    const kinds = kindsOf.get(chunk);
    if (!isSmall(kinds)) continue;
    const imported = imports.get(chunk).map((each) => kindsOf.get(each));
    const target = large.find((each) => kinds.isSubsetOf(each) && imported.every((of) => each.isSubsetOf(of)));
    if (target) kindsOf.set(chunk, target);
  }
}

/**
 * The chunk's name of each module that is loaded at first by some kind of page, from the chunks of a build without
 * groups. Modules that are imported dynamically keep a chunk of their own: the manifest names them.
 */
export function chunkNames(chunks) {
  const imports = importsOf(chunks);
  const kindsOf = loadingKinds(chunks, imports);
  joinSmall(kindsOf, imports);
  const names = new Map();
  for (const [{ moduleIds, facadeModuleId }, kinds] of kindsOf)
    for (const id of moduleIds) if (id !== facadeModuleId) names.set(id, nameOf(kinds));
  return names;
}

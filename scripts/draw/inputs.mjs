/**
 * The inputs of the pictures and heights of layouts, as one hash for each layout in a committed file beside them: they
 * say without a browser which are out of date.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../lib/project.mjs';
import { loadTools } from './tools.mjs';

/** By command: where the hashes of what it drew are. */
export const HASH_FILES = {
  thumbnails: 'server/features/designs/pictures/drawn-from.json',
  heights: 'server/features/designs/preview/drawn-from.json',
};

const { drawnFrom } = await loadTools({ inputs: 'sitekit/tools/drawn-from.ts' });
const layouts = drawnFrom();

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The hashes of what a command would draw from now, by the ids of layouts. */
function currentHashes(command) {
  const inputs = layouts.filter((layout) => layout[command] !== null);
  return new Map(inputs.map((layout) => [layout.id, hashOf(layout[command])]));
}

/** The hashes of what a command drew from. */
function drawnHashes(command) {
  const path = inProject(HASH_FILES[command]);
  return new Map(existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8'))) : []);
}

/** The ids of layouts that a command has to draw anew. */
export function staleIds(command) {
  const [current, drawn] = [currentHashes(command), drawnHashes(command)];
  return [...new Set([...current.keys(), ...drawn.keys()])].filter((id) => current.get(id) !== drawn.get(id));
}

/** Notes that a command has drawn these layouts; those that are gone are dropped. */
export function noteDrawn(command, isDrawn) {
  const [current, drawn] = [currentHashes(command), drawnHashes(command)];
  const left = [...current].flatMap(([id, hash]) => {
    const noted = isDrawn(id) ? hash : drawn.get(id);
    return noted === undefined ? [] : [[id, noted]];
  });
  writeFileSync(inProject(HASH_FILES[command]), `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
}

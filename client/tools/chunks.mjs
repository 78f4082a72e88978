/**
 * Which modules share a file. By itself the bundler makes a chunk for each set of the hundred modules that are imported
 * dynamically, so that a page requests up to two hundred files. Here modules that the same kinds of page load at first
 * share one chunk; what is loaded later keeps its own.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAMILIES, FIRST_LOADS, LOADED_TOGETHER } from './first-loads.mjs';

const client = fileURLToPath(new URL('..', import.meta.url));
const KINDS = Object.keys(FIRST_LOADS);

/** How many bytes of minified code, loaded in vain, a request is worth; and how many one join may add to a page. */
const REQUEST = 80_000;
const MOST_ADDED = 50_000;

/** First visits begin here: what they load in vain counts so many times as much. */
const FIRST_VISITS = new Set(['account', 'wizard']);
const FIRST_VISIT_WEIGHT = 25;

const FAMILY_SETS = Object.entries(FAMILIES).map(([name, members]) => [name, new Set(members)]);
const FRAME_KINDS = new Set(KINDS.filter((kind) => kind !== 'landing'));

function nameOf(kinds) {
  if (kinds.size === KINDS.length) return 'main';
  if (FRAME_KINDS.isSubsetOf(kinds)) return 'frame';
  const whole = FAMILY_SETS.filter(([, members]) => members.isSubsetOf(kinds));
  const single = whole.reduce((left, [, members]) => left.difference(members), kinds);
  return [...KINDS.filter((kind) => single.has(kind)), ...whole.map(([name]) => name)].join('-');
}

/** Modules that two kinds of a family load are loaded by all of them. */
function withFamilies(kinds) {
  const shared = FAMILY_SETS.filter(([, members]) => kinds.intersection(members).size > 1);
  return shared.reduce((all, [, members]) => all.union(members), kinds);
}

/** How many kinds that are; those of a family count as one together. */
function countOf(kinds) {
  const ofFamilies = FAMILY_SETS.map(([, members]) => kinds.intersection(members).size / members.size);
  const others = FAMILY_SETS.reduce((left, [, members]) => left.difference(members), kinds);
  return ofFamilies.reduce((sum, part) => sum + part, others.size);
}

/** Like countOf, for kinds that load something in vain: those where visits begin count more. */
function weightOf(kinds) {
  return countOf(kinds) + kinds.intersection(FIRST_VISITS).size * (FIRST_VISIT_WEIGHT - 1);
}

function chunkOf(chunks, module) {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(join(client, module)));
  if (!found) throw new Error(`${module} is in no chunk: correct client/tools/first-loads.mjs`);
  return found;
}

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
    for (const entry of chunks.filter(({ isEntry }) => isEntry)) mark(kind, entry);
    for (const module of FIRST_LOADS[kind].modules) mark(kind, chunkOf(chunks, module));
  }
  return kindsOf;
}

/** One group for each set of kinds: `{ kinds, chunks, bytes }`, the bytes of minified code. */
function groupsOf(kindsOf) {
  const groups = new Map();
  for (const [chunk, found] of kindsOf) {
    const kinds = withFamilies(found);
    const group = groups.get(nameOf(kinds)) ?? { kinds, chunks: [], bytes: 0 };
    group.chunks.push(chunk);
    group.bytes += chunk.code.length;
    groups.set(nameOf(kinds), group);
  }
  return [...groups.values()];
}

/**
 * The gain of joining two groups, in bytes: a request less for each kind that loads both, against what the others then
 * load in vain. 0 where they must not be joined: the landing page loads nothing in vain, what it alone loads is loaded
 * by no other page, and all that they import must be loaded by the same kinds, so that no chunk imports another one in
 * a circle.
 */
function gainOf(one, other, importedBy) {
  const kinds = withFamilies(one.kinds.union(other.kinds));
  const added = [one, other].filter((group) => group.kinds.size < kinds.size);
  if (one.kinds.has('landing') !== other.kinds.has('landing')) return 0;
  if ([one, other].some((group) => group.kinds.size === 1 && group.kinds.has('landing'))) return 0;
  if (added.some(({ bytes }) => bytes > MOST_ADDED)) return 0;
  const saved = countOf(one.kinds.intersection(other.kinds)) * REQUEST;
  const wasted = added.reduce((sum, group) => sum + weightOf(kinds.difference(group.kinds)) * group.bytes, 0);
  if (saved <= wasted) return 0;
  const needed = [...importedBy(one), ...importedBy(other)].filter((group) => group !== one && group !== other);
  return needed.every((group) => kinds.isSubsetOf(group.kinds)) ? saved - wasted : 0;
}

/** Joins the two groups that gain most, again and again. */
function joined(groups, imports) {
  const groupOf = new Map(groups.flatMap((group) => group.chunks.map((chunk) => [chunk, group])));
  const importedBy = (group) =>
    new Set(group.chunks.flatMap((chunk) => imports.get(chunk).map((each) => groupOf.get(each))));
  const left = new Set(groups);
  for (;;) {
    let best = { gain: 0 };
    for (const one of left)
      for (const other of left) {
        const gain = one === other ? 0 : gainOf(one, other, importedBy);
        if (gain > best.gain) best = { gain, one, other };
      }
    if (best.gain === 0) return [...left];
    const { one, other } = best;
    one.kinds = withFamilies(one.kinds.union(other.kinds));
    one.bytes += other.bytes;
    for (const chunk of other.chunks) groupOf.set(chunk, one);
    one.chunks.push(...other.chunks);
    left.delete(other);
  }
}

const isStyle = (id) => id.endsWith('.css');

/** CSS that several kinds load is small: it comes with the frame's, so that it costs no request of its own. */
function withOfFrame(kinds) {
  return kinds.size > 1 && kinds.isSubsetOf(FRAME_KINDS) ? FRAME_KINDS : kinds;
}

/**
 * The chunk's name of each module that is loaded at first by some kind of page, and of those that are loaded together
 * later, from the chunks of a build without groups.
 */
export function chunkNames(chunks) {
  const imports = importsOf(chunks);
  const names = new Map();
  for (const [name, modules] of Object.entries(LOADED_TOGETHER))
    for (const { moduleIds } of modules.map((module) => chunkOf(chunks, module)))
      for (const id of moduleIds) names.set(id, name);
  for (const { kinds, chunks: members } of joined(groupsOf(loadingKinds(chunks, imports)), imports))
    for (const id of members.flatMap(({ moduleIds }) => moduleIds))
      names.set(id, nameOf(isStyle(id) ? withOfFrame(kinds) : kinds));
  return names;
}

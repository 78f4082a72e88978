/** Names as people give them: shown and offered when saving, never a path of ours. */
import { cut } from '#core/text/cut.js';
import { extensionOf } from './kinds.js';

const NAME_MAX = 200;
/** The end of a longer name is all that is looked at: what trims it would take ever longer. */
const GIVEN_MAX = 1000;
/** They turn the reading direction, and so can hide an ending: what reads `…exe.pdf` may end in `fdp.exe`. */
const DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Without folders, control characters, halves of characters and direction marks; its ending survives the cut. */
export function cleanName(given: string): string {
  const bare = given
    .slice(-GIVEN_MAX)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replace(DIRECTION, '')
    .replace(/^.*[\\/]/, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (bare.length <= NAME_MAX) return bare;
  const ending = `.${extensionOf(bare)}`;
  return ending.length < 10 ? cut(bare, NAME_MAX - ending.length) + ending : cut(bare, NAME_MAX);
}

/** A new name keeps the ending that the bytes were checked against. */
export function renamed(current: string, wanted: string): string {
  const extension = extensionOf(current);
  const name = cleanName(wanted);
  return extension && extensionOf(name) !== extension ? cleanName(`${name}.${extension}`) : name;
}

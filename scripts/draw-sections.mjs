/**
 * Draws the section library in a browser. Works from the sources: nothing need be compiled.
 *
 *   npm run draw -- thumbnails [type …]   the pictures of layouts; without types those that are out of date
 *   npm run draw -- heights               the table of heights, from which preview pictures take theirs
 *   npm run draw -- look <type> [--…]     what does not fit, and sheets to look at (scripts/draw/look.mjs)
 *   npm run draw -- matrix [type …]       `npm run sections`: every layout in every content and colour
 *   npm run draw -- check                 says which pictures and heights are out of date; needs no browser
 */
import { fail } from './lib/project.mjs';

const COMMANDS = {
  thumbnails: () => import('./draw/thumbnails.mjs'),
  heights: () => import('./draw/heights.mjs'),
  look: () => import('./draw/look.mjs'),
  matrix: () => import('./draw/matrix.mjs'),
  check: () => import('./draw/check.mjs'),
};

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name ?? '')) fail(`Say what to draw: npm run draw -- ${Object.keys(COMMANDS).join('|')}`);
const { draw } = await COMMANDS[name]();
process.exitCode = await draw(args);

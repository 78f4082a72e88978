/**
 * `npm run contact-sheet [-- FILE]`: pictures of every screen, on a phone and a desktop, light and dark, in one HTML
 * file to look at; `test-results/contact-sheet.html` without a name.
 */
import { resolve } from 'node:path';
import { play } from './lib/play.mjs';
import { inProject } from './lib/project.mjs';

const [file] = process.argv.slice(2);
const path = file === undefined ? inProject('test-results/contact-sheet.html') : resolve(file);
const code = await play('contact-sheet', { CONTACT_SHEET: path });
if (code === 0) process.stdout.write(`${path}\n`);
process.exit(code);

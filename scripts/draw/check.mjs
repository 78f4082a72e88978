/** Compares the inputs of the committed pictures and heights with those of now. Needs no browser. */
import { HASH_FILES, staleIds } from './inputs.mjs';

/** Few names are enough to find the change. */
const NAMED = 8;

/** @returns {number} 1 where something is out of date */
export function draw() {
  let code = 0;
  for (const command of Object.keys(HASH_FILES)) {
    const ids = staleIds(command);
    if (ids.length === 0) continue;
    code = 1;
    const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : '';
    console.log(`Out of date: ${command} of ${ids.slice(0, NAMED).join(', ')}${more}. Run: npm run draw -- ${command}`);
  }
  return code;
}

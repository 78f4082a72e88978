/** The first steps of every command: a Node that is recent enough, and the packages. */
import { ensureInstalled } from './install.mjs';
import { stopOnSignals } from './run.mjs';
import { fetchedNode, isRecentEnough, runAgainWith } from './runtime.mjs';

/**
 * @param {{ checks?: boolean }} [wanted] checks: also the packages that only tests and checks need
 * @returns {Promise<() => void>} removes the signal handlers, for a command that then handles them itself
 */
export async function prepare({ checks = true } = {}) {
  const letGo = stopOnSignals();
  if (!isRecentEnough(process.versions.node)) {
    const node = await fetchedNode();
    letGo();
    await runAgainWith(node);
  }
  await ensureInstalled({ checks });
  return letGo;
}

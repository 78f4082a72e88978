/** Runs npm. */
import { run } from './run.mjs';

/** Says on the terminal what npm says. @returns {Promise<number>} the code it ends with */
export async function npm(args, cwd) {
  // Under `npm start` the running npm names itself: that works without a shell and on every system.
  const self = process.env.npm_execpath;
  const [program, prefix] = self ? [process.execPath, [self]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const { code } = await run(program, [...prefix, ...args], { quiet: false, cwd });
  return code;
}

/** Runs one project of playwright.config.ts against the built product. */
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { prepare } from './prepare.mjs';
import { fail, inProject } from './project.mjs';
import { runNode } from './run.mjs';

/** The exit code of Playwright. @param {Record<string, string>} env further variables */
export async function play(project, env = {}) {
  await prepare();
  const built = await ensureBuilt();
  if (!built.ok) fail(built.output);
  const browser = await ensureBrowser();
  if ('complaint' in browser) fail(browser.complaint);
  const args = [inProject('node_modules/@playwright/test/cli.js'), 'test', `--project=${project}`];
  const { code } = await runNode(args, { quiet: false, env: { BROWSER_PATH: browser.path, ...env } });
  return code;
}

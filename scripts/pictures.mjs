/** `npm run pictures`: takes the README's pictures from the running product. */
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

await prepare();
const built = await ensureBuilt();
if (!built.ok) fail(built.output);
const browser = await ensureBrowser();
if ('complaint' in browser) fail(browser.complaint);
const args = [inProject('node_modules/@playwright/test/cli.js'), 'test', '--project=pictures'];
const { code } = await runNode(args, { quiet: false, env: { BROWSER_PATH: browser.path } });
process.exit(code);

/** `npm run pictures`: takes the README's pictures from the running product. */
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, inProject, requireNode } from './lib/project.mjs';
import { runNode, stopOnSignals } from './lib/run.mjs';

requireNode();
stopOnSignals();
await ensureInstalled();
const built = await ensureBuilt();
if (!built.ok) fail(built.output);
const browser = await ensureBrowser();
if ('complaint' in browser) fail(browser.complaint);
const args = [inProject('node_modules/@playwright/test/cli.js'), 'test', '--project=pictures'];
const { code } = await runNode(args, { quiet: false, env: { BROWSER_PATH: browser.path } });
process.exit(code);

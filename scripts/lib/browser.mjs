/** Finds a browser for the tests, or gets one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject } from './project.mjs';
import { run, runNode } from './run.mjs';

const SYSTEM = [
  process.env.CHROME_BIN,
  // The same engine without windows, which takes half the time for a new page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser that answers, Playwright's own first; null where there is none. */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path) && answers(path)) ?? null;
}

/** A distribution's stub that only points to another store exists, but does not answer. */
function answers(path) {
  try {
    return /\d/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 }),
    );
  } catch {
    return false;
  }
}

/** @returns {Promise<{ path: string } | { complaint: string }>} */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return { path: found };
  for (const get of [fromDistribution, fromPlaywright]) {
    await get();
    const path = await findBrowser();
    if (path) return { path };
  }
  return {
    complaint:
      'No browser was found or could be installed. Install Chromium or Chrome, or set CHROME_BIN to its path, and run again.',
  };
}

async function fromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing Chromium from the distribution …\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, timeoutMs: 180_000 });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      timeoutMs: 420_000,
    });
    // Older releases have no such shell.
    if (code === 0) return;
  }
}

async function fromPlaywright() {
  process.stdout.write("Installing Playwright's Chromium …\n");
  const dependencies = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await runNode([inProject('node_modules/@playwright/test/cli.js'), 'install', ...dependencies, 'chromium'], {
    timeoutMs: 420_000,
  });
}

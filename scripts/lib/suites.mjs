/** The test runners. Their counts are read from their machine-readable reports, never from what they print. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { changedSources } from './changed.mjs';
import { inProject } from './project.mjs';
import { ensureRedis } from './redis.mjs';
import { runNode } from './run.mjs';

const JEST = ['--experimental-vm-modules', '--no-warnings', '--enable-source-maps', 'node_modules/jest/bin/jest.js'];
const LIMIT_MS = { unit: 800_000, integration: 2_400_000, browser: 3_300_000, torture: 400_000 };

export const suites = {
  unit: (filter, { onlyChanged }) =>
    jest(['unit', 'client', 'client-rules'], LIMIT_MS.unit, onlyChanged ? reached(filter) : filter),
  integration,
  browser: playwright,
  torture,
};

/** One short round of each. */
const TORTURES = [
  ['main', '--seconds', '60', '--kills', '10'],
  ['queue', '--seconds', '20', '--kills', '3'],
];

/**
 * They take longer than their seconds only where a slow machine has not done what is counted by then. Each has a new
 * seed, which it prints; the report of a failure says what to do. A filter is about tests, not this.
 */
async function torture(filter) {
  if (filter.length > 0) return { passed: 0, failed: 0 };
  let passed = 0;
  for (const [program, ...bounds] of TORTURES) {
    const args = ['--enable-source-maps', inProject(`dist/tests/torture/${program}.js`), ...bounds];
    const { code } = await runNode(args, { quiet: false, timeoutMs: LIMIT_MS.torture });
    if (code === 0) passed += 1;
  }
  return { passed, failed: TORTURES.length - passed };
}

async function integration(filter) {
  const redis = await ensureRedis();
  if ('complaint' in redis) process.stdout.write(`${redis.complaint}\n`);
  return jest(['database'], LIMIT_MS.integration, filter, 'path' in redis ? { REDIS_SERVER: redis.path } : {});
}

/** Without a change there is a file that no test reaches: Jest would run all of them. */
const reached = (filter) => ['--findRelatedTests', 'package.json', ...changedSources(), ...filter];

/** @returns {Promise<{ passed: number, failed: number }>} */
async function jest(projects, timeoutMs, filter, env = {}) {
  return withReport(async (report) => {
    const options = ['--selectProjects', ...projects, '--passWithNoTests', '--json', `--outputFile=${report}`];
    const { code } = await runNode([...JEST, ...options, ...filter], { quiet: false, env, timeoutMs });
    const result = read(report);
    if (!result) return { passed: 0, failed: 1 };
    // A file that does not load has no tests of its own to count.
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  });
}

async function playwright(filter) {
  const built = await ensureBuilt();
  if (!built.ok) return complain(built.output);
  const browser = await ensureBrowser();
  if ('complaint' in browser) return complain(browser.complaint);
  return withReport(async (report) => {
    const args = [
      inProject('node_modules/@playwright/test/cli.js'),
      'test',
      '--project=journeys',
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...filter,
    ];
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, BROWSER_PATH: browser.path };
    const { code } = await runNode(args, { quiet: false, env, timeoutMs: LIMIT_MS.browser });
    const result = read(report);
    if (!result) return { passed: 0, failed: 1 };
    const failed = result.stats.unexpected + result.errors.length;
    return { passed: result.stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
  });
}

function complain(message) {
  process.stdout.write(`${message}\n`);
  return { passed: 0, failed: 1 };
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'barpa-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const read = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null);

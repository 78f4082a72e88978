import { projectPath } from '#platform/paths.js';

interface BrowserModule {
  findBrowser(): Promise<string | null>;
}

/** The browser that the tests use too. @throws Error that says what to do. */
export async function findBrowser(): Promise<string> {
  const { findBrowser: find } = (await import(projectPath('scripts/lib/browser.mjs'))) as BrowserModule;
  const found = await find();
  if (!found) throw new Error('No browser: install chromium, or set CHROME_BIN.');
  return found;
}

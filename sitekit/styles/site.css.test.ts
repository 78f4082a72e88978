import { readdirSync } from 'node:fs';
import { outsideAddresses } from '../testing/html-check.js';
import { siteCss } from './site.css.js';
import { selectorsOf } from './used-css.js';

/** Declarations and selectors without data addresses, which hold SVG of their own. */
const plain = siteCss.replace(/url\("data:[^"]*"\)/g, 'url()');

/** The selectors before each `{`, outside of at-rules' own preludes. */
const preludes = [...plain.matchAll(/([^{}]+)\{/g)].map((match) => (match[1] ?? '').split(';').at(-1)?.trim() ?? '');

describe('site stylesheet', () => {
  test('braces are balanced', () => {
    expect(plain.split('{').length).toBe(plain.split('}').length);
  });

  test('cannot lack the styles of a section type', async () => {
    const sections = new URL('../sections/', import.meta.url);
    const files = readdirSync(sections, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.css.js'),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const styles = (await import(new URL(file, sections).href)) as Record<string, string>;
      const missing = Object.values(styles).filter((css) => !siteCss.includes(css.replace(/\s*\n\s*/g, '')));
      expect([file, missing]).toEqual([file, []]);
    }
  });

  test('uses logical properties only', () => {
    const physical =
      /[{;](?:[a-z-]*-)?(?:left|right|top|bottom)(?:-[a-z]+)?:|[{;](?:min-|max-)?(?:width|height):|:\s*(?:left|right)\b/g;
    expect(plain.match(physical)).toBeNull();
  });

  test('cannot reach outside of a site', () => {
    const selectors = preludes.filter((prelude) => !/^(?:@|from$|to$)/.test(prelude));
    for (const selector of selectors) {
      for (const each of selectorsOf(selector)) expect(each).toMatch(/^\.bp-site/);
    }
  });

  test('asks no other host and runs no script', () => {
    expect(outsideAddresses(siteCss)).toEqual([]);
    expect(siteCss).not.toMatch(/@import|expression\(|javascript:/);
  });

  test('answers to its container, not the window', () => {
    expect(plain).toMatch(/@container bp-site/);
    expect(plain).not.toMatch(/@media[^{]*width/);
  });

  test('puts the look of a site above all other rules', () => {
    const layers = preludes.filter((prelude) => prelude.startsWith('@layer'));
    expect(new Set(layers)).toEqual(new Set(['@layer bp', '@layer bp-look']));
    expect(layers.indexOf('@layer bp-look')).toBe(layers.length - 1);
  });
});

/** The interface has the colours of `client/app/tokens.css` alone; docs/design-language.md shows them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = 'client/**/*.css';
const DRAWINGS = 'client/**/*.tsx';

/** The tokens themselves; the marks of other companies; how their programs show a page. */
const EXEMPT = new Set([
  'client/app/tokens.css',
  'client/features/identity/oauth/oauth-marks.tsx',
  'client/features/platform-mode/settings-preview.module.css',
  'client/features/sites/seo/seo.module.css',
]);

const COLOUR = String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(`;
/** An id that looks like a colour is part of a selector, or a place in a file. */
const IN_STYLES = new RegExp(String.raw`(?<!url\(['"]?)(?:${COLOUR})(?![^:;]*\{)`, 'gi');
const IN_ATTRIBUTES = new RegExp(
  String.raw`\b(?:fill|stroke|color|background|c|bg|stopColor|borderColor)(?:=|: ?)\{?["'](?:${COLOUR})`,
  'gi',
);

/**
 * Every colour outside of the tokens below the folder `root`.
 * @returns {string[]} `path:line: what to do instead`
 */
export function colourFaults(root) {
  return [...faultsIn(root, STYLES, IN_STYLES), ...faultsIn(root, DRAWINGS, IN_ATTRIBUTES)];
}

function faultsIn(root, pattern, colour) {
  const files = globSync(pattern, { cwd: root }).filter((path) => !EXEMPT.has(path));
  return files.toSorted().flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      [...line.matchAll(colour)].map(
        ([found]) => `${path}:${at + 1}: "${found}" is no token: use one of client/app/tokens.css, or add it there`,
      ),
    );
  });
}

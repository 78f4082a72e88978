/** Loaded before a program by `--import`: says at its end which builds of React the process has, or would load now. */
import { createRequire } from 'node:module';

const BUILD = /node_modules\/(react[\w-]*)\/cjs\/[\w.-]+\.(development|production)\.js$/;

process.on('exit', () => {
  const require = createRequire(import.meta.url);
  // Many pages are rendered on demand alone.
  require('react');
  require('react-dom/server');
  const { cache } = require;
  // Node may have read only the names of the other build.
  const files = Object.keys(cache).filter((file) => cache[file]?.loaded);
  const loaded = files.flatMap((file) => BUILD.exec(file)?.[2] ?? []);
  process.stdout.write(`builds of React: ${[...new Set(loaded)].sort().join(' and ')}.\n`);
});

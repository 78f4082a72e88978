/**
 * Builds the client: `dist/client/index.html` is the prerendered landing page, `app.html` the empty shell for every
 * other address, `assets/` is named by content and may be cached for ever. `.render/` has what the server needs to
 * render the landing page again when the platform's settings change: the renderer, and the page around its parts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { assertBudget, LOADS_FILE } from './tools/budget.mjs';
import { chunkNames } from './tools/chunks.mjs';
import { FIRST_LOADS, FRAME } from './tools/first-loads.mjs';
import { loadedFiles } from './tools/loaded-files.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../dist/client/', import.meta.url));
const configFile = join(here, 'vite.config.ts');

/** Below node_modules, so that the bundle finds react there; the server imports it again. */
const renderer = join(out, '.render/');

async function renderLanding() {
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: join(here, 'entry-server.tsx'),
      outDir: renderer,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const { render, demoFiles } = await import(pathToFileURL(join(renderer, 'entry-server.js')).href);
  await mkdir(join(out, 'assets/demo'), { recursive: true });
  for (const [path, html] of demoFiles()) await writeFile(join(out, path), html);
  return render();
}

/**
 * Twice: the chunks of the first build, which is not written, say which modules each kind of page loads at first.
 * Answers what the second one wrote.
 */
async function buildGrouped() {
  const { output } = await build({ configFile, logLevel: 'warn', build: { write: false } });
  const names = chunkNames(output.filter(({ type }) => type === 'chunk'));
  const groups = [{ name: (id) => names.get(id) ?? null }];
  const codeSplitting = { includeDependenciesRecursively: false, groups };
  const rolldownOptions = { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } };
  const written = await build({ configFile, logLevel: 'warn', build: { rolldownOptions } });
  return written.output;
}

/** The face of Persian text is needed at once; the browser would find it only after the CSS. */
function fontPreload(output) {
  const font = output.map(({ fileName }) => fileName).find((file) => /vazirmatn-arabic.*\.woff2$/.test(file));
  if (!font) throw new Error('the build has no Vazirmatn font');
  return `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin />`;
}

/** What a page needs beside the entry: fetched at once instead of one after the other. */
function preloads(output, modules) {
  const present = loadedFiles(output, []);
  const { scripts, styles } = loadedFiles(output, modules);
  const missing = (files, known) => files.filter((file) => !known.includes(file));
  return [
    ...missing(scripts, present.scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...missing(styles, present.styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ].join('\n    ');
}

/**
 * The landing page contains its CSS: one round trip less before the first paint. The disabled links are not fetched;
 * Vite finds them when it imports the landing page, and fetches nothing.
 */
async function inlineCss(html) {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g)];
  let result = html;
  for (const [tag, file] of links) {
    const css = await readFile(join(out, file), 'utf8');
    result = result.replace(tag, () => `<style>${css}</style><link rel="stylesheet" href="/${file}" disabled />`);
  }
  return result;
}

/** The page contains its icon, which is smaller than a request for it. */
async function withIcon(html) {
  const icon = await readFile(join(out, 'assets/favicon.svg'), 'base64');
  return html.replace('href="/assets/favicon.svg"', () => `href="data:image/svg+xml;base64,${icon}"`);
}

const started = Date.now();
const output = await buildGrouped();
const template = await withIcon(await readFile(join(out, 'index.html'), 'utf8'));
const page = await renderLanding();
const shell = template.replace('<!--head-->', () => fontPreload(output));

const plain = shell
  .replace('<!--app-->', '')
  .replace('</head>', `  <title>برپا</title>\n    ${preloads(output, FRAME)}\n  </head>`);
await writeFile(join(out, 'app.html'), plain);
// No script may delay the first paint here: CSS follows the system's scheme and the server the cookie's, and the
// hydrating script comes after the styles.
const landing = template
  .replace('</head>', () => `  ${preloads(output, FIRST_LOADS.landing.modules)}\n  </head>`)
  .replace(/<script src="(\/assets\/colour-scheme-)/, '<script defer src="$1')
  .replace(/<script type="module" |<link rel="modulepreload" /g, '$&fetchpriority="low" ')
  .replace('<!--head-->', () => `<!--head-->\n    ${fontPreload(output)}`);
const around = await inlineCss(landing);
await mkdir(renderer, { recursive: true });
await writeFile(join(renderer, 'landing.html'), around);
const rendered = around.replace('<!--head-->', () => page.head).replace('<!--app-->', () => page.html);
await writeFile(join(out, 'index.html'), rendered);

const kinds = Object.entries(FIRST_LOADS).map(([kind, { modules }]) => [kind, loadedFiles(output, modules)]);
const loads = Object.fromEntries(kinds);
await writeFile(join(renderer, LOADS_FILE), JSON.stringify(loads));
const sizes = (await assertBudget(out, loads))
  .map(({ kind, files, kb }) => `${kind} ${kb.toFixed(0)} kB in ${files}`)
  .join(', ');
console.log(`client built in ${((Date.now() - started) / 1000).toFixed(1)} s; JavaScript (gzip): ${sizes}`);

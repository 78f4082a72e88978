/**
 * Builds the client: `dist/client/index.html` is the prerendered landing page, `app.html` the empty shell for every
 * other address, `assets/` is named by content and may be cached for ever. `.render/` has what the server needs to
 * render pages when the platform's settings change: the renderer, the landing page around its parts, and what the
 * other pages begin with.
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

/** The server reads the shells of all pages but the landing page from this file. */
const SHELLS_FILE = 'shells.json';

/** Below node_modules, so that the bundle finds react there; the server imports it again. */
const renderer = join(out, '.render/');

async function renderPages() {
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
  const { render, renderFirstPages, demoFiles } = await import(pathToFileURL(join(renderer, 'entry-server.js')).href);
  await mkdir(join(out, 'assets/demo'), { recursive: true });
  for (const [path, html] of demoFiles()) await writeFile(join(out, path), html);
  return { landing: render(), firstPages: renderFirstPages() };
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
  const font = output.map(({ fileName }) => fileName).find((file) => /vazirmatn-persian.*\.woff2$/.test(file));
  if (!font) throw new Error('the build has no Vazirmatn font');
  return `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin />`;
}

/**
 * Links to the modules that a page needs beside the entry: they are fetched at once instead of one after the other.
 * `style`: the link of its CSS.
 */
function preloads(output, modules, style) {
  const present = loadedFiles(output, []);
  const { scripts, styles } = loadedFiles(output, modules);
  const missing = (files, known) => files.filter((file) => !known.includes(file));
  return [
    ...missing(scripts, present.scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...missing(styles, present.styles).map((file) => `<link ${style} crossorigin href="/${file}" />`),
  ].join('\n    ');
}

const SCRIPTS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * The application's scripts, and links to what it needs, wait in a template until the first words are painted
 * (page-start.boot.js).
 */
function withLateScripts(html) {
  const scripts = (html.match(SCRIPTS) ?? []).map((tag) => tag.trim());
  const late = ['<template id="application">', ...scripts, '<!--preloads-->', '</template>'].join('\n      ');
  return html
    .replace(SCRIPTS, '')
    .replace(/<script src="(\/assets\/page-start-)/, '<script defer src="$1')
    .replace('</body>', () => `  ${late}\n  </body>`);
}

/**
 * A page contains the CSS of its first words: one round trip less before the first paint. The disabled links are not
 * fetched; Vite finds them when it imports what needs them, and fetches nothing.
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
const pages = await renderPages();
const FONT = fontPreload(output);

/**
 * Every page but the landing page: `around` is filled by the server, `pages` has what each begins with. Their other CSS
 * is fetched at once, and is in the page by the time that its modules are.
 */
async function writeShells() {
  const around = await inlineCss(withLateScripts(template));
  const head = around.replace('<!--head-->', () => `<!--head-->\n    ${FONT}`);
  const preloadsOf = (modules) => preloads(output, modules, 'rel="preload" as="style"');
  const frame = preloadsOf(FRAME);
  const byPage = new Map(
    Object.values(FIRST_LOADS).flatMap(({ modules, pages: names }) => names.map((name) => [name, preloadsOf(modules)])),
  );
  const names = new Set([...byPage.keys(), ...Object.keys(pages.firstPages)]);
  const described = [...names].map((name) => {
    const files = byPage.get(name) ?? byPage.get(name.split('?')[0]) ?? frame;
    return [name, { preloads: files, ...(pages.firstPages[name] ?? null) }];
  });
  await writeFile(join(renderer, SHELLS_FILE), JSON.stringify({ around: head, pages: Object.fromEntries(described) }));
  const plain = head.replace('<!--head-->', '<title>برپا</title>').replace('<!--preloads-->', () => frame);
  await writeFile(join(out, 'app.html'), plain.replace('<!--app-->', ''));
}

/** No script delays the first paint: CSS follows the system's scheme, and the server has the cookie's. */
async function writeLanding() {
  const styled = preloads(output, FIRST_LOADS.landing.modules, 'rel="stylesheet"');
  const linked = template.replace('</head>', () => `  ${styled}\n  </head>`);
  const late = withLateScripts(linked).replace(/\s*<!--preloads-->/, '');
  const around = await inlineCss(late.replace('<!--head-->', () => `<!--head-->\n    ${FONT}`));
  await writeFile(join(renderer, 'landing.html'), around);
  const { head, html } = pages.landing;
  await writeFile(
    join(out, 'index.html'),
    around.replace('<!--head-->', () => head).replace('<!--app-->', () => html),
  );
}

await mkdir(renderer, { recursive: true });
await writeShells();
await writeLanding();

const kinds = Object.entries(FIRST_LOADS).map(([kind, { modules }]) => [kind, loadedFiles(output, modules)]);
const loads = Object.fromEntries(kinds);
await writeFile(join(renderer, LOADS_FILE), JSON.stringify(loads));
const sizes = (await assertBudget(out, loads))
  .map(({ kind, files, kb }) => `${kind} ${kb.toFixed(0)} kB in ${files}`)
  .join(', ');
console.log(`client built in ${((Date.now() - started) / 1000).toFixed(1)} s; JavaScript (gzip): ${sizes}`);

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { operationModules } from './tools/operations.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The script that a page runs before the application. The content security policy forbids inline scripts: so a tiny
 * classic script of its own, named by its content so that it may be cached for ever.
 */
function pageStartScript(): Plugin {
  const source = readFileSync(here('./app/page-start.boot.js'), 'utf8');
  const name = `assets/page-start-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'barpa:page-start',
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source);
      });
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: name, source });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' }],
  };
}

/** With this condition imports of other modules (`imports` of package.json) lead to sources; without it to dist/. */
const SOURCE = 'barpa-source';

/** Where `npm run dev` finds the server; a build never reads it. */
const API = 'http://127.0.0.1:4000';

export default defineConfig({
  root: here('.'),
  plugins: [operationModules(here('.')), react(), pageStartScript()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: here('./lib/zod.ts') }],
    conditions: [SOURCE, ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  css: { postcss: here('.') },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // A feature's index.ts only names what others may use: whoever imports one thing loads nothing else of it.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/client\/features\/[^/]+\/index\.ts$/, sideEffects: false }] },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/graphql': { target: API, ws: true },
      '/api': API,
      '/sandbox': API,
      '/designs': API,
    },
  },
});

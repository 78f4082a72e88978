/** The documents for programmers beside /api/docs: the guides of docs/ and the schema of GraphQL. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { once } from '#core/once.js';
import { documentPage, DOCUMENTS, sendDocument, type DocumentPath } from '#platform/http/document-page.js';
import { projectPath } from '#platform/paths.js';
import { guideHtml } from './guide-html.js';

/** The addresses of the product and of its sockets, as the guides write them. */
const EXAMPLE = 'https://barpa.example';
const SOCKET_EXAMPLE = 'wss://barpa.example';

type GuidePath = Extract<DocumentPath, `/docs/${string}`>;
const isGuide = (path: DocumentPath): path is GuidePath => path.startsWith('/docs/');

/** Guides are read and rendered on their first request, so that the server starts without them. */
export function registerGuides(app: FastifyInstance, publicUrl: string): void {
  for (const { path, title } of DOCUMENTS) {
    if (!isGuide(path)) continue;
    const page = once(() => {
      const text = readFileSync(projectPath(`${path.slice(1)}.md`), 'utf8');
      const named = text.replaceAll(EXAMPLE, publicUrl).replaceAll(SOCKET_EXAMPLE, publicUrl.replace(/^http/, 'ws'));
      return documentPage({ path, title, body: guideHtml(named) });
    });
    app.get(path, (_request, reply) => sendDocument(reply, page()));
  }
  app.get('/docs', (_request, reply) => reply.redirect(DOCUMENTS[0].path, 302));
  const schema = once(() => readFileSync(projectPath('schema.graphql')));
  app.get('/schema.graphql', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(schema()),
  );
}

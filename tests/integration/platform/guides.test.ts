/** The documents that the product serves to programmers. */
import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { ERRORS } from '#core/errors/errors.js';
import { DRAFTS } from '#core/limits/limits.js';
import { DOCUMENTS } from '#platform/http/document-page.js';
import { projectPath } from '#platform/paths.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false, env: { PUBLIC_URL: 'https://api.example.ir' } });
});
afterAll(() => app?.close());

// The address of the app is its public one, which is not where it listens.
const get = async (path: string) => {
  const { port } = app.app.services.config;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
};

describe.each(DOCUMENTS.map(({ path }) => path))('%s', (path) => {
  it('is a page without scripts, whose policy allows its one style alone', async () => {
    const answer = await get(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';style-src 'sha256-[\w+/=]+';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'$/,
    );
    expect(html).not.toMatch(/<script|<img|\sstyle=|javascript:/);
    expect(html).toContain(`<a href="${path}" aria-current="page">`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
    const { results } = await validator.validateString(await (await get(path)).text());
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
  });

  it('has no link that leads nowhere, and no address of an example', async () => {
    const html = await (await get(path)).text();
    const own = [...html.matchAll(/href="([/#][^"]*)"/g)].map(([, href = '']) => href);
    for (const href of new Set(own)) {
      const [target, fragment] = href.split('#');
      const answer = target === '' ? null : await get(target ?? '');
      expect([href, answer?.status ?? 200]).toEqual([href, 200]);
      const text = answer ? await answer.text() : html;
      if (fragment) expect([href, text.includes(`id="${fragment}"`)]).toEqual([href, true]);
    }
    expect(html).not.toContain('barpa.example');
  });
});

it('the guides name the address of the product', async () => {
  expect(await (await get('/docs/webhooks')).text()).toContain('https://api.example.ir/api/events');
});

it('the page of errors has every code and the limits', async () => {
  const html = await (await get('/docs/errors')).text();
  for (const [code, { status }] of Object.entries(ERRORS))
    expect(html).toContain(`<td><code>${code}</code></td><td>${status}</td>`);
  expect(html).toContain(`<td>${DRAFTS.orders}</td><td><code>DRAFT_LIMIT</code></td>`);
});

it('the schema is served as it is', async () => {
  const answer = await get('/schema.graphql');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(readFileSync(projectPath('schema.graphql'), 'utf8'));
});

it('/docs leads to the first document', async () => {
  const answer = await get('/docs');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/docs']);
});

it('cannot serve another file of the folder', async () => {
  for (const path of ['/docs/operations', '/docs/graphql.md', '/docs/..%2fpackage.json', '/docs/spec/README'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

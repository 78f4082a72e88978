import { guideHtml, servedAddress } from './guide-html.js';

describe('a guide as markup', () => {
  it('has ids of headings, also of equal ones', () => {
    expect(guideHtml('# API keys\n\n## `order.paid`\n\n## Errors\n\n## Errors')).toBe(
      '<h1 id="api-keys">API keys</h1>\n<h2 id="orderpaid"><code>order.paid</code></h2>\n' +
        '<h2 id="errors">Errors</h2>\n<h2 id="errors-1">Errors</h2>\n',
    );
  });

  it('lets wide tables and code scroll by the keyboard', () => {
    expect(guideHtml('| a | b |\n|---|---|\n| `c|` | d |')).toContain(
      '<section class="table" aria-label="Table 1" tabindex="0"><table><thead><tr><th scope="col">a</th>',
    );
    expect(guideHtml('```json\n{"a": "<b>"}\n```')).toBe(
      '<pre tabindex="0"><code>{&quot;a&quot;: &quot;&lt;b&gt;&quot;}</code></pre>\n',
    );
  });

  it('cannot hold markup of its own, and shows no comments', () => {
    const html = guideHtml(
      '<!-- made -->\n\nan <script>alert(1)</script> ![x](javascript:alert(1)) [y](javascript:alert(1))',
    );
    expect(html).not.toMatch(/<script|<img|javascript:|made/);
    expect(html).toContain('y');
  });
});

it.each([
  ['api-keys.md', '/docs/api-keys'],
  ['webhooks.md#kinds', '/docs/webhooks#kinds'],
  ['../schema.graphql', '/schema.graphql'],
  ['#scopes', '#scopes'],
  ['/api/docs', '/api/docs'],
  ['http://localhost:4000/api/openapi.json', '/api/openapi.json'],
  ['https://www.standardwebhooks.com/', 'https://www.standardwebhooks.com/'],
  ['operations.md#websocket-connections', null],
  ['decisions/128-scopes-say-what-they-open.md', null],
  ['javascript:alert(1)', null],
])('the link %s leads to %s', (href, address) => {
  expect(servedAddress(href)).toBe(address);
});

/** Every layout as a delivered page, judged by the HTML standard's own rules as html-validate knows them. */
import { HtmlValidate } from 'html-validate';
import { DRAWN_TYPES, layoutsOf } from '../layouts.js';
import { renderPage } from '../render-page.js';

const judge = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Taste, not validity: what React writes (`<br/>`, style attributes of variables, long titles of sample pages).
    'no-inline-style': 'off',
    // The stylesheet lies beside the page, on the same host.
    'require-sri': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

function pageOf(type: (typeof DRAWN_TYPES)[number], layoutId: string): string {
  const page = { id: 'main', name: 'صفحهٔ نخست', sections: [{ id: 's', sectionType: type, layoutId }] };
  return renderPage(page, { brand: {}, cssHref: 'site.css', fontHref: null });
}

const drawings = new Set<string>();

/** Drawings are most of a page and return in hundreds of layouts: each is judged once, then left empty. */
function withoutKnownDrawings(html: string): string {
  return html.replace(/(<svg[^>]*>)((?:(?!<svg).)*?)<\/svg>/gs, (whole, open: string, inside: string) => {
    if (drawings.has(inside)) return `${open}</svg>`;
    drawings.add(inside);
    return whole;
  });
}

function faultsOf(page: string): string[] {
  const html = withoutKnownDrawings(page);
  const { results } = judge.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, column }) => `${ruleId}: ${message} at ${html.slice(column - 1, column + 80)}`),
  );
}

describe('valid HTML', () => {
  test.each(DRAWN_TYPES)('every page of %s is valid', (type) => {
    for (const { id } of layoutsOf(type)) expect([id, ...faultsOf(pageOf(type, id))]).toEqual([id]);
  });

  test('cannot overlook a fault', () => {
    const html = pageOf('about', 'about-1').replace('</h1>', '<p>x</p></h1>');
    expect(faultsOf(html)).toContainEqual(expect.stringMatching(/^element-permitted-content/));
  });
});

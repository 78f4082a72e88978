/**
 * Every composition, in a whole run every layout, as a delivered page: judged by the HTML standard's own rules as
 * html-validate knows them.
 */
import { HtmlValidate } from 'html-validate';
import { DRAWN_TYPES, findLayout, imageSlotsOf, layoutsOf } from '../layouts/layouts.js';
import { HTML_RULES } from '../testing/html-rules.js';
import { compositionsOf } from '../testing/section-sample.js';
import { builtText, testPage, testPicture, testSite } from '../testing/test-site.js';

const judge = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: HTML_RULES,
});

/** Every picture slot is filled, so that pictures are judged, too. */
function pageOf(layoutId: string, filled = false): Promise<string> {
  const page = testPage('main', 'صفحهٔ نخست', layoutId);
  const images = Object.fromEntries(imageSlotsOf(findLayout(layoutId)!).map(({ name }) => [name, 'file:1']));
  const sections = page.sections.map((section) => ({ ...section, customData: filled ? { images } : {} }));
  const pictures = new Map([['file:1', testPicture(1)]]);
  const brand = filled ? { logo: 'file:1' } : {};
  return builtText(testSite({ pages: [{ ...page, sections }], pictures, brand, trade: 'general' }), 'index.html');
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
  test.each(DRAWN_TYPES)('every page of %s is valid', async (type) => {
    for (const { id } of compositionsOf(type)) expect([id, ...faultsOf(await pageOf(id))]).toEqual([id]);
  });

  test.each(DRAWN_TYPES)('every page of %s with pictures is valid', async (type) => {
    const { id } = layoutsOf(type)[0]!;
    expect(faultsOf(await pageOf(id, true))).toEqual([]);
  });

  test('the page of addresses that are none is valid', async () => {
    const site = testSite({ pictures: new Map([['file:1', testPicture(1)]]), brand: { logo: 'file:1' } });
    expect(faultsOf(await builtText(site, '404.html'))).toEqual([]);
  });

  test('cannot overlook a fault', async () => {
    const html = (await pageOf('about-1')).replace('</h1>', '<p>x</p></h1>');
    expect(faultsOf(html)).toContainEqual(expect.stringMatching(/^element-permitted-content/));
  });
});

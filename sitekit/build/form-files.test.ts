import { ANSWER_MARKS, FORM_FILES } from '#core/sites/site-forms.js';
import { htmlFaults } from '../testing/html-check.js';
import { testPage, testSite, testTools, textsOf } from '../testing/test-site.js';
import { buildSite } from './build-site.js';
import { siteForms } from './form-files.js';

const HOME = testPage('main', 'خانه', 'hero-1', 'forms-1');
const ABOUT = testPage('about', 'درباره', 'hero-1', 'newsletter-1');
const built = async (...pages: (typeof HOME)[]) => textsOf(await buildSite(testSite({ pages }), testTools));

describe('a site with forms', () => {
  test('describes each form with its page', () => {
    const forms = siteForms(testSite({ pages: [HOME, ABOUT] }));
    expect(forms.map(({ kind, page }) => [kind, page])).toEqual([
      ['booking', '/'],
      ['newsletter', '/درباره.html'],
    ]);
  });

  test('sends what it describes', async () => {
    const files = await built(HOME, ABOUT);
    const forms = JSON.parse(files.get(FORM_FILES.forms) ?? '') as { id: string; page: string }[];
    for (const { id, page } of forms)
      expect(files.get(page === '/' ? 'index.html' : page.slice(1))).toContain(`action="/_form/${id}"`);
  });

  test('has pages that thank, and that a server can fill', async () => {
    const files = await built(HOME, ABOUT);
    for (const path of [FORM_FILES.sent, FORM_FILES.subscribed]) {
      const html = files.get(path) ?? '';
      expect(htmlFaults(html)).toEqual([]);
      for (const mark of ANSWER_MARKS) expect(html.split(mark)).toHaveLength(2);
    }
  });

  test('keeps the styles of faults', async () => {
    const css = [...(await built(ABOUT))].find(([path]) => path.endsWith('.css'))?.[1];
    for (const name of ['bp-form-faults', 'bp-field-fault', 'bp-written', 'bp-answer']) expect(css).toContain(name);
  });

  test('shares one form where pages share its section', () => {
    const shared = { ...ABOUT, sections: HOME.sections };
    expect(siteForms(testSite({ pages: [HOME, shared] }))).toHaveLength(1);
  });
});

test('a site without forms has none of their files', async () => {
  const files = await built(testPage('main', 'خانه', 'hero-1'));
  for (const path of Object.values(FORM_FILES)) expect(files.has(path)).toBe(false);
});

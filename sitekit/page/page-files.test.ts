import { slugOf } from '#core/design/page-address.js';
import { pageFile, pageFiles } from './page-files.js';

const page = (id: string, name: string, slug?: string) => ({
  id,
  name,
  seo: slug === undefined ? undefined : { slug },
});

describe('file of a page', () => {
  test('the first is the index, the others carry their Persian names', () => {
    expect(pageFiles([page('main', 'خانه'), page('p2', 'سفارش‌های ما'), page('p3', 'Contact us')])).toEqual([
      'index.html',
      'سفارش-های-ما.html',
      'contact-us.html',
    ]);
  });

  test('the slug that the customer wrote comes before the name', () => {
    expect(pageFiles([page('main', 'خانه'), page('p2', 'خدمات', ' خدمات ما ')])[1]).toBe('خدمات-ما.html');
  });

  test('no two pages share a file, and none takes one of ours', () => {
    const pages = [page('main', 'خانه'), page('b', 'تیم'), page('c', 'تيم'), page('d', 'Index'), page('e', '404')];
    expect(pageFiles(pages)).toEqual(['index.html', 'تیم.html', 'تیم-2.html', 'index-2.html', '404-2.html']);
  });

  test('a slug cannot leave the folder', () => {
    expect(pageFiles([page('main', 'خانه'), page('b', 'x', '../../etc/passwd')])[1]).toBe('etc-passwd.html');
  });

  test('a name without letters falls back', () => {
    expect(pageFiles([page('main', 'خانه'), page('p2', '!!!'), page('%%', '؟')])).toEqual([
      'index.html',
      'p2.html',
      'page-3.html',
    ]);
  });

  test('a page that is not there is the index', () => {
    expect(pageFile([page('main', 'خانه'), page('p2', 'تیم')], 'nowhere')).toBe('index.html');
  });

  test('a long slug ends at a whole character', () => {
    expect([...slugOf('🙂ب'.repeat(100))].length).toBeLessThanOrEqual(60);
    expect(slugOf('ب'.repeat(100))).toBe('ب'.repeat(60));
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { layoutsOf } from '../../layouts/layouts.js';
import { SectionView } from '../../page/page-view.js';

const ids = layoutsOf('socials').map((layout) => layout.id);

function html(layoutId: string, texts: Record<string, string> = {}): string {
  const section = { id: 's', sectionType: 'socials', layoutId, customData: { texts } } as const;
  return renderToStaticMarkup(createElement(SectionView, { section, brand: {} }));
}

describe('social networks', () => {
  test.each(ids)('%s links the own handle', (id) => {
    expect(html(id, { 'telegram.handle': '@my_shop' })).toContain('href="https://t.me/my_shop"');
  });

  test.each(ids)('%s cannot lead to the sample of a stranger', (id) => {
    expect(html(id)).not.toContain('https://');
  });

  test.each(ids)('%s leaves out a network without a handle', (id) => {
    expect(html(id, { 'aparat.handle': '' })).not.toContain('آپارات');
  });
});

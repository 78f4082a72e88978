import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { layoutsOf } from '../../layouts.js';
import { SectionView } from '../../page-view.js';
import { danglingReferences } from '../../testing/html-check.js';

const ids = [...layoutsOf('forms'), ...layoutsOf('newsletter')].map((layout) => layout.id);

function html(layoutId: string, texts: Record<string, string> = {}): string {
  const sectionType = layoutId.startsWith('forms') ? 'forms' : 'newsletter';
  const section = { id: 's', sectionType, layoutId, customData: { texts } } as const;
  return renderToStaticMarkup(createElement(SectionView, { section, brand: {} }));
}

describe('forms without a script', () => {
  test.each(ids)('%s writes to the address of the site', (id) => {
    const text = html(id, { email: 'me@example.ir', title: 'سلام' });
    expect(text).toContain(`action="mailto:me@example.ir?subject=${encodeURIComponent('سلام')}"`);
    expect(text).toMatch(/enctype="text\/plain"/i);
    expect(text).toContain('type="submit"');
  });

  test.each(ids)('%s names every field', (id) => {
    const text = html(id);
    const controls = [...text.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map((match) => match[0]);
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls.filter((each) => !each.includes('type="radio"'))) {
      const own = / id="([^"]+)"/.exec(control)?.[1];
      expect(text).toContain(`for="${own}"`);
      expect(control).toMatch(/ name="[^"]*[آ-ی][^"]*"/);
    }
    expect(danglingReferences(text)).toEqual([]);
  });

  test.each(ids)('%s has no form without an address', (id) => {
    const text = html(id, { email: '' });
    expect(text).not.toMatch(/<form|<input|mailto:/);
  });

  test('cannot be addressed beyond mail', () => {
    expect(html('forms-1', { email: 'javascript:alert(1)//' })).not.toMatch(/action="javascript/);
  });

  test('a field whose label was emptied is gone', () => {
    expect(html('forms-1', { 'field5.title': '' })).not.toContain('field5');
  });

  test('a button is never nameless', () => {
    expect(html('forms-1', { action: '' })).toMatch(/<button[^>]*>[^<]*[آ-ی]/);
  });
});

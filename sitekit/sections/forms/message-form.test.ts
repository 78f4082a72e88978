import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formAddress, HIDDEN_FIELD } from '#core/sites/site-forms.js';
import { layoutsOf } from '../../layouts/layouts.js';
import { pageParts } from '../../page/page-parts.js';
import { SectionView } from '../../page/page-view.js';
import { formOf } from '../../site-forms.js';
import { danglingReferences } from '../../testing/html-check.js';

const ids = [...layoutsOf('forms'), ...layoutsOf('newsletter')].map((layout) => layout.id);

function sectionOf(layoutId: string, texts: Record<string, string> = {}) {
  const sectionType = layoutId.startsWith('forms') ? ('forms' as const) : ('newsletter' as const);
  return { id: 's', sectionType, layoutId, customData: { texts } };
}

function html(layoutId: string, texts: Record<string, string> = {}, sendsForms = true): string {
  return renderToStaticMarkup(
    createElement(SectionView, { section: sectionOf(layoutId, texts), brand: {}, sendsForms }),
  );
}

function described(layoutId: string, texts: Record<string, string> = {}) {
  const [part] = pageParts([sectionOf(layoutId, texts)], { trade: 'general' });
  return part ? formOf(part, '/') : null;
}

const controlsOf = (text: string): string[] =>
  [...text.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map((match) => match[0]);
const nameOf = (control: string): string => / name="([^"]+)"/.exec(control)?.[1] ?? '';

describe('forms without a script', () => {
  test.each(ids)('%s is sent to the host of the site', (id) => {
    const text = html(id, { email: '' });
    expect(text).toContain(`action="${formAddress('s')}" method="post"`);
    expect(text).toContain('type="submit"');
  });

  test.each(ids)('%s sends nothing while it is designed', (id) => {
    const text = html(id, {}, false);
    expect(text).toContain('<form');
    expect(text).toContain('method="dialog"');
    expect(text).not.toMatch(/action="|mailto:[^"]*subject/);
  });

  test.each(ids)('%s is drawn with the fields that the server is told', (id) => {
    const drawn = new Set(controlsOf(html(id)).map(nameOf));
    drawn.delete(HIDDEN_FIELD);
    expect(new Set(described(id)?.fields.map(({ name }) => name))).toEqual(drawn);
    const required = controlsOf(html(id)).filter((control) => control.includes(' required'));
    const isRequired = described(id)?.fields.filter((field) => field.required);
    expect(isRequired?.map(({ name }) => name).toSorted()).toEqual(required.map(nameOf).toSorted());
  });

  test.each(ids)('%s labels every field', (id) => {
    const text = html(id);
    const controls = controlsOf(text);
    expect(controls.length).toBeGreaterThan(1);
    for (const control of controls.filter((each) => !each.includes('type="radio"'))) {
      const own = / id="([^"]+)"/.exec(control)?.[1];
      expect(text).toMatch(new RegExp(`<label[^>]*for="${own}"[^>]*>[^<]*[آ-ی]`));
    }
    expect(danglingReferences(text)).toEqual([]);
  });

  test.each(ids)('%s hides its trap from people and screen readers', (id) => {
    expect(html(id)).toMatch(
      new RegExp(`class="bp-hidden" aria-hidden="true"><label[^>]*>[^<]+</label><input[^>]*tabindex="-1"`, 'i'),
    );
  });

  test('offers the mailbox of the site beside the form', () => {
    expect(html('forms-1', { email: 'me@example.ir' })).toContain('href="mailto:me@example.ir"');
    expect(html('forms-1', { email: '' })).not.toContain('mailto:');
  });

  test('a field whose label was emptied is gone', () => {
    const texts = { 'field5.title': '' };
    expect(html('forms-1', texts)).not.toContain('name="when"');
    expect(described('forms-1', texts)?.fields.map(({ name }) => name)).not.toContain('when');
  });

  test('a button is never nameless', () => {
    expect(html('forms-1', { action: '' })).toMatch(/<button[^>]*>[^<]*[آ-ی]/);
  });

  test('a form that asks for a time is a booking', () => {
    expect(described('forms-1')?.kind).toBe('booking');
    expect(described('forms-1', { 'field5.title': '' })?.kind).toBe('contact');
    expect(described('newsletter-1')?.kind).toBe('newsletter');
  });

  test('an id of a section cannot leave the path of forms', () => {
    expect(formAddress('../../x?y#z')).toBe('/_form/..%2F..%2Fx%3Fy%23z');
  });
});

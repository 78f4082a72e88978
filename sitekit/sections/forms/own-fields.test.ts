import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FORM_FIELD_TYPES, HIDDEN_FIELD, takesOptions, type FormField } from '#core/sites/site-forms.js';
import { layoutsOf } from '../../layouts/layouts.js';
import { pageParts } from '../../page/page-parts.js';
import { SectionView } from '../../page/page-view.js';
import { formOf } from '../../site-forms.js';
import { takenApart } from '../../templates/take-apart.js';
import { designOfTemplate, TEMPLATES } from '../../templates/templates.js';
import { danglingReferences } from '../../testing/html-check.js';

const ids = layoutsOf('forms').map((layout) => layout.id);

/** One of each type, required and with help. */
const ALL: readonly FormField[] = FORM_FIELD_TYPES.map((type) => ({
  name: `own_${type}`,
  label: `برچسب ${type}`,
  type,
  required: true,
  help: `راهنمای ${type}`,
  ...(takesOptions(type) && { options: ['گزینهٔ یک', 'گزینهٔ دو'] }),
}));

const sectionOf = (layoutId: string, fields: readonly FormField[]) => ({
  id: 's',
  sectionType: 'forms' as const,
  layoutId,
  customData: { forms: [{ part: '', fields }] },
});

const html = (layoutId: string, fields: readonly FormField[] = ALL): string =>
  renderToStaticMarkup(
    createElement(SectionView, { section: sectionOf(layoutId, fields), brand: {}, sendsForms: true }),
  );

function described(layoutId: string, fields: readonly FormField[]) {
  const [part] = pageParts([sectionOf(layoutId, fields)], { trade: 'general' });
  return part ? formOf(part, '/') : null;
}

const controlsOf = (text: string): string[] =>
  [...text.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map((match) => match[0]);
const nameOf = (control: string): string => / name="([^"]+)"/.exec(control)?.[1] ?? '';
const namesIn = (text: string): string[] => [
  ...new Set(
    controlsOf(text)
      .map(nameOf)
      .filter((name) => name !== HIDDEN_FIELD),
  ),
];

describe('own fields of a form', () => {
  test.each(ids)('%s draws them in their order, and describes them to the server', (id) => {
    const turned = ALL.toReversed();
    for (const fields of [ALL, turned, ALL.slice(0, 1), ALL.slice(0, 2)]) {
      const names = fields.map(({ name }) => name);
      expect(namesIn(html(id, fields))).toEqual(names);
      expect(described(id, fields)?.fields).toEqual(fields);
    }
  });

  test.each(ids)('%s names every control, and says what helps', (id) => {
    const text = html(id);
    expect(danglingReferences(text)).toEqual([]);
    for (const { name, label, type, help } of ALL) {
      const control = controlsOf(text).find((each) => nameOf(each) === name) ?? '';
      expect(text).toContain(help);
      const isGroup = type === 'choices' || control.includes('type="radio"');
      if (isGroup) expect(text).toMatch(new RegExp(`<legend>${label}`));
      else expect(control).toMatch(/ id="[^"]+"/);
      if (type !== 'choices') expect(control).toContain(' required');
    }
  });

  test.each(ids)('%s cannot show the fields of its layout beside them', (id) => {
    expect(namesIn(html(id, ALL.slice(0, 1)))).toEqual(['own_text']);
  });

  test('cannot bring markup into the page', () => {
    const hostile = '"><script>alert(1)</script><b onclick="x">';
    const fields = ALL.map((field) => ({ ...field, label: `الف ${hostile}`, help: hostile, options: [hostile, 'ب'] }));
    for (const id of ids) expect(html(id, fields)).not.toMatch(/<script|<b onclick|onclick="x"/);
  });

  test('a choice begins without an answer', () => {
    expect(html('forms-1')).toMatch(/<select[^>]*required[^>]*><option value="">/);
    expect(html('forms-4')).not.toContain('checked');
  });

  test('a date is typed in digits by the Jalali calendar', () => {
    const control = controlsOf(html('forms-1')).find((each) => nameOf(each) === 'own_date');
    expect(control).toMatch(/type="text".* pattern="[^"]+"/);
  });

  test('a date named when makes the form a booking', () => {
    const when: FormField = { name: 'when', label: 'روز', type: 'date', required: true };
    expect(described('forms-8', [when])?.kind).toBe('booking');
    expect(described('forms-1', ALL)?.kind).toBe('contact');
  });

  test('go with their part when a full page is taken apart', () => {
    const template = TEMPLATES.find(({ id }) => id === 'clinic-centre')!;
    const design = designOfTemplate(template, 'خانه');
    const section = { ...design.pages[0]!.sections[0]!, customData: { forms: [{ part: 'forms', fields: ALL }] } };
    const whole = { ...design, pages: [{ ...design.pages[0]!, sections: [section] }] };
    const drawn = pageParts([section], { trade: 'general' }).find(({ layout }) => layout.type === 'forms');
    expect(drawn?.fields).toEqual(ALL);
    let made = 0;
    const apart = takenApart(whole, () => `n${(made += 1)}`).pages[0]!.sections;
    const forms = apart.filter(({ sectionType }) => sectionType === 'forms');
    expect(forms[0]?.customData.forms).toEqual([{ part: '', fields: ALL }]);
    expect(apart.filter(({ customData: { forms: own } }) => own)).toHaveLength(1);
  });
});

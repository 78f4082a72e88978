import { FORM_FIELD_TYPES, takesOptions, type SiteForm } from '#core/sites/site-forms.js';
import { checkAnswers } from '#features/inbox/index.js';
import { danglingReferences } from '#sitekit/testing/html-check.js';
import { confirmMarkup, formMarkup } from './form-markup.js';

const form: SiteForm = {
  id: 'book',
  kind: 'contact',
  title: 'فرم',
  page: '/',
  fields: FORM_FIELD_TYPES.map((type) => ({
    name: `own_${type}`,
    label: `برچسب ${type}`,
    type,
    required: true,
    help: `راهنمای ${type}`,
    ...(takesOptions(type) && { options: ['یک', 'دو & سه'] }),
  })),
};
const shown = (sent: string): string => formMarkup(form, checkAnswers(form, new URLSearchParams(sent)), 'ارسال');

describe('a form that is shown again', () => {
  it('keeps what was typed into each field', () => {
    const text = shown(
      'own_text=آ"<b>&own_lines=پیام&own_date=فردا&own_number=۱۲&own_choice=یک&own_choices=یک&own_choices=دو %26 سه&own_consent=1',
    );
    expect(text).toContain('value="آ&quot;&lt;b&gt;"');
    expect(text).toContain('پیام</textarea>');
    expect(text).toContain('value="فردا"');
    expect(text).toContain('value="۱۲"');
    expect(text).toContain('<option selected>یک</option>');
    expect(text.match(/ checked/g)).toHaveLength(3);
  });

  it('leads from each fault to its field, which names the fault and its help', () => {
    const text = shown('');
    for (const { name } of form.fields) {
      expect(text).toContain(`href="#field-${name}"`);
      expect(text).toContain(`aria-describedby="fault-${name} help-${name}"`);
      expect(text).toContain(`id="field-${name}"`);
    }
    expect(danglingReferences(text)).toEqual([]);
  });

  it('cannot preselect an option that was not sent', () => {
    expect(shown('')).toContain('<option value="">');
    expect(shown('')).not.toMatch(/ selected| checked/);
  });

  it('is confirmed with all that was chosen', () => {
    const answers = checkAnswers(form, new URLSearchParams('own_choices=یک&own_choices=دو %26 سه'));
    const text = confirmMarkup(form, answers, 'token');
    expect(text.match(/name="own_choices"/g)).toHaveLength(2);
    expect(text).toContain('name="confirmation" value="token"');
  });
});

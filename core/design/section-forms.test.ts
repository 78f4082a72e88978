import { FORM_FIELD_TYPES } from '../sites/site-forms.js';
import { SITE_MESSAGE } from '../sites/site-messages.js';
import { drawnFields, isFieldName, OWN_FIELDS, ownFields } from '../sections/form-fields.js';
import { designSchema } from './design.js';
import { sectionFormsSchema } from './section-forms.js';

const field = (name: string, given: object = {}) => ({ name, label: name, type: 'text', required: false, ...given });
const isFit = (...fields: readonly object[]): boolean => sectionFormsSchema.safeParse([{ part: '', fields }]).success;
const many = (count: number) => Array.from({ length: count }, (_, at) => field(`f${at}`));

function isDesign(sectionType: string, layoutId: string, part: string): boolean {
  const customData = { forms: [{ part, fields: [field('a')] }] };
  const section = { id: 's', sectionType, layoutId, order: 0, customData };
  return designSchema.safeParse({ pages: [{ id: 'main', name: 'خانه', sections: [section] }] }).success;
}

describe('the own fields of a form', () => {
  it.each(FORM_FIELD_TYPES)('can be of the type %s', (type) => {
    expect(isFit(field('a', { type, help: 'راهنما', options: ['یک', 'دو'] }))).toBe(true);
  });

  it('cannot be more than a message has, or none', () => {
    expect(isFit(...many(SITE_MESSAGE.fields))).toBe(true);
    expect(isFit(...many(SITE_MESSAGE.fields + 1))).toBe(false);
    expect(isFit()).toBe(false);
  });

  it.each(['', 'A', '1a', 'a-b', 'a b', 'نام', 'reference', 'confirmation', 'a'.repeat(32), '__proto__', 'a"><b'])(
    'cannot be named «%s»',
    (name) => {
      expect(isFieldName(name)).toBe(false);
      expect(isFit(field(name))).toBe(false);
    },
  );

  it('cannot have one name twice', () => {
    expect(isFit(field('a'), field('a'))).toBe(false);
  });

  it('cannot have texts, options or types beyond their bounds', () => {
    expect(isFit(field('a', { label: 'آ'.repeat(OWN_FIELDS.label + 1) }))).toBe(false);
    expect(isFit(field('a', { help: 'آ'.repeat(OWN_FIELDS.help + 1) }))).toBe(false);
    expect(isFit(field('a', { type: 'choice', options: ['آ'.repeat(OWN_FIELDS.option + 1)] }))).toBe(false);
    expect(isFit(field('a', { type: 'choice', options: Array(OWN_FIELDS.options + 1).fill('آ') }))).toBe(false);
    expect(isFit(field('a', { type: 'password' }))).toBe(false);
  });

  it('cannot be given twice for one form', () => {
    const form = { part: '', fields: [field('a')] };
    expect(sectionFormsSchema.safeParse([form, form]).success).toBe(false);
  });

  it('cannot stand in a section without such a form', () => {
    expect(isDesign('forms', 'forms-1', '')).toBe(true);
    expect(isDesign('full_page', 'full_page-1', 'forms')).toBe(true);
    expect(isDesign('forms', 'forms-1', 'forms')).toBe(false);
    expect(isDesign('full_page', 'full_page-1', '')).toBe(false);
    expect(isDesign('hero', 'hero-1', '')).toBe(false);
  });

  it('are found by the part of a full page', () => {
    const fields = [field('a', { type: 'text' as const })] as never;
    expect(ownFields([{ part: 'forms2', fields }], 'forms2.')).toBe(fields);
    expect(ownFields([{ part: 'forms2', fields }], 'forms.')).toBeNull();
    expect(ownFields(undefined, '')).toBeNull();
  });

  it('cannot be drawn without a label, a choice without options, or an option twice', () => {
    const drawn = drawnFields([
      { name: 'a', label: '  ', type: 'text', required: true },
      { name: 'b', label: 'نوع', type: 'choice', required: true, options: ['', ' '] },
      { name: 'c', label: ' رنگ ', type: 'choices', required: false, options: ['سبز', 'سبز ', 'آبی'], help: ' ' },
      { name: 'd', label: 'تاریخ', type: 'date', required: false, options: ['یک'], help: 'شمسی' },
    ]);
    expect(drawn).toEqual([
      { name: 'c', label: 'رنگ', type: 'choices', required: false, options: ['سبز', 'آبی'] },
      { name: 'd', label: 'تاریخ', type: 'date', required: false, help: 'شمسی' },
    ]);
  });
});

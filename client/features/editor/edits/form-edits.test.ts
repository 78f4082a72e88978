import { sectionFormsSchema } from '#core/design/section-forms.js';
import type { FormField } from '#core/sites/site-forms.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { STARTING_POINTS } from '../content/form/starting-points.js';
import { addSection } from './design-edits.js';
import { emptyDesign } from '../draft/design-draft.js';
import { editForm, restoreField } from './form-edits.js';

const design = addSection(emptyDesign(), 's', 'forms');
const field = (name: string): FormField => ({ name, label: name, type: 'text', required: false });
const formsOf = ({ pages }: typeof design) => pages[0]?.sections[0]?.customData.forms;
const edited = (fields: readonly FormField[] | null, from = design) =>
  editForm(from, { sectionId: 's', part: '', fields });

test('own fields take the place of those of the layout, and give it back', () => {
  const own = edited([field('a'), field('b')]);
  expect(formsOf(own)).toEqual([{ part: '', fields: [field('a'), field('b')] }]);
  expect(edited(null, own).pages[0]?.sections[0]?.customData).toEqual({});
});

test('a form cannot have no field, or more than a message', () => {
  const many = Array.from({ length: SITE_MESSAGE.fields + 1 }, (_, at) => field(`f${at}`));
  expect(edited([])).toBe(design);
  expect(edited(many)).toBe(design);
});

test('a restored field cannot stand twice in its form', () => {
  const own = edited([field('a'), field('c')]);
  const restored = restoreField(own, { sectionId: 's', part: '', field: field('b'), index: 1 });
  expect(formsOf(restored)?.[0]?.fields.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(restoreField(restored, { sectionId: 's', part: '', field: field('b'), index: 0 })).toBe(restored);
});

test.each(Object.entries(STARTING_POINTS))('the starting point %s is a form that the server takes', (_name, fields) => {
  expect(sectionFormsSchema.safeParse([{ part: '', fields }]).success).toBe(true);
});

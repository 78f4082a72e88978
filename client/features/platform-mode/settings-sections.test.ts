import { faultySection, PLATFORM_SECTIONS, sectionOfField } from './settings-sections.js';
import { settingsForm } from './settings-form.js';

test('every field of the form is in a part', () => {
  const found = new Set(Object.keys(settingsForm.shape).map(sectionOfField));
  expect(found).toEqual(new Set(PLATFORM_SECTIONS));
  expect(sectionOfField('keywords.2')).toBe('seo');
  expect(sectionOfField('examples')).toBe('claims');
});

test('a fault is shown in the part that has it', () => {
  expect(faultySection(['phone', 'name'], 'seo')).toBe('identity');
  expect(faultySection(['phone', 'name'], 'contact')).toBe('contact');
  expect(faultySection([], 'seo')).toBeNull();
});

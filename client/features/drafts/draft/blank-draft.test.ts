import { contentOf, isBlank } from './blank-draft.js';
import { newDraft } from './wizard-draft.js';

describe('a blank draft', () => {
  test('is one that was only looked at', () => {
    const blank = newDraft();
    const design = { ...blank.design, currentPageId: 'elsewhere' };
    expect([isBlank(blank), isBlank({ ...blank, design, step: 4, furthest: 5, factsAsked: true })]).toEqual([
      true,
      true,
    ]);
  });

  test('is not one with a typed text that waits', () => {
    expect(isBlank({ ...newDraft(), held: { 'facts.name': 'کافه نارون' } })).toBe(false);
    expect(isBlank({ ...newDraft(), extraTyped: 'narvan' })).toBe(false);
  });

  test('is not one with an answer', () => {
    expect(isBlank({ ...newDraft(), siteType: 'personal' })).toBe(false);
  });

  test('has the same content in whatever order its keys come', () => {
    const draft = newDraft();
    expect(contentOf(Object.fromEntries(Object.entries(draft).reverse()) as typeof draft)).toBe(contentOf(draft));
  });
});

import { mapStore } from '#client/lib/session/session-fixtures.js';
import { saveDraft, WIZARD_KEYS } from '../local/wizard-storage.js';
import { unfinishedDesign } from './unfinished-design.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';

const of = (draft: WizardDraft) => {
  const store = mapStore();
  saveDraft(store, 'new', draft, 1);
  return unfinishedDesign(store);
};
const begun = { ...newDraft(), siteType: 'business' as const };

describe('the unfinished design of a browser', () => {
  test('is named like its site, else like its order', () => {
    const order = { ...begun.order, title: 'سایت من' };
    const design = { ...begun.design, facts: { name: 'کافه نارون' } };
    expect([of(begun), of({ ...begun, order }), of({ ...begun, order, design })]).toEqual([
      { name: '' },
      { name: 'سایت من' },
      { name: 'کافه نارون' },
    ]);
  });

  test('is none where the draft is blank or gone', () => {
    expect([of(newDraft()), unfinishedDesign(mapStore())]).toEqual([null, null]);
  });

  test.each(['{', 'null', '5', '{"draft":5}', '{"draft":{}}', '{"draft":{"design":null}}'])('cannot be %s', (raw) => {
    const warn = console.warn;
    console.warn = () => undefined;
    const store = mapStore();
    store.setItem(WIZARD_KEYS.draft, raw);
    expect(unfinishedDesign(store)).toBeNull();
    console.warn = warn;
  });
});

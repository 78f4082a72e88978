import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';
import { wizardReducer } from './wizard-state.js';

const check = {
  domain: 'negar',
  extension: '.ir',
  status: 'available',
  message: '',
  checkedAt: '2026-11-21T10:00:00Z',
} as const;
const extra = { domain: 'negar', extension: '.com', price: 450_000, available: true };
const typed = (text: string, draft: WizardDraft = newDraft()) =>
  wizardReducer(draft, { type: 'domainTyped', typed: text });

describe('primary domain', () => {
  test('typing clears the previous answer (S-120)', () => {
    const checked = wizardReducer(typed('negar'), { type: 'domainChecked', check });
    expect(checked.domain.check).toEqual(check);
    expect(typed('negarx', checked).domain.check).toBeNull();
  });

  test('an answer for another name is dropped', () => {
    expect(wizardReducer(typed('sara'), { type: 'domainChecked', check }).domain.check).toBeNull();
  });

  test('what is typed becomes a label (S-121)', () => {
    expect(typed(' WWW.Negar۲.ir ').domain.label).toBe('negar2');
    expect(typed('https://negar').domain.label).toBe('negar');
  });
});

describe('extra domains', () => {
  const add = (draft: WizardDraft, one = extra) => wizardReducer(draft, { type: 'extraDomainAdded', extra: one });

  test('one domain is never listed twice', () => {
    expect(add(add(newDraft())).extraDomains).toHaveLength(1);
  });

  test('the primary name cannot be an extra too', () => {
    expect(add(typed('negar'), { ...extra, extension: '.ir' }).extraDomains).toHaveLength(0);
  });

  test('an invalid name cannot be added (S-123)', () => {
    expect(add(newDraft(), { ...extra, domain: '-x' }).extraDomains).toHaveLength(0);
  });

  test('removal by index comes back to its place (S-119)', () => {
    const two = add(add(newDraft()), { ...extra, domain: 'sara' });
    const gone = wizardReducer(two, { type: 'extraDomainRemoved', index: 0 });
    expect(gone.extraDomains.map((each) => each.domain)).toEqual(['sara']);
    expect(wizardReducer(gone, { type: 'extraDomainAdded', extra, index: 0 }).extraDomains).toEqual(two.extraDomains);
  });
});

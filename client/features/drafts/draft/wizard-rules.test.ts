import { newDraft, type WizardDraft } from './wizard-draft.js';
import {
  isStepValid,
  progressPercent,
  reachableStep,
  resumeStep,
  stepFault,
  stepToOpen,
  type Answers,
} from './wizard-rules.js';
import { wizardReducer } from '../edits/wizard-state.js';

const PRICE = 2_500_000;
const typed: WizardDraft = { ...newDraft(), siteType: 'business' };
const designed = wizardReducer(typed, { type: 'sectionAdded', id: 'a', sectionType: 'hero' });
const named = wizardReducer(designed, { type: 'domainTyped', typed: 'negar' });

describe('step validity (S-088)', () => {
  test('1 needs a site type', () => {
    expect([stepFault(newDraft(), 1, PRICE), stepFault(typed, 1, PRICE)]).toEqual(['siteType', null]);
  });

  test('2 needs at least one section', () => {
    expect(stepFault(typed, 2, PRICE)).toBe('method');
    expect(stepFault({ ...typed, method: 'dynamic' }, 2, PRICE)).toBe('sections');
    expect(stepFault(designed, 2, PRICE)).toBeNull();
  });

  test('3 needs a colour and a font', () => {
    expect(isStepValid(designed, 3, PRICE)).toBe(true);
    expect(stepFault({ ...designed, branding: { ...designed.branding, primaryColor: '' } }, 3, PRICE)).toBe(
      'colorOrFont',
    );
  });

  test('4 needs a domain that could be one', () => {
    expect(stepFault(designed, 4, PRICE)).toBe('domainEmpty');
    expect(stepFault(wizardReducer(designed, { type: 'domainTyped', typed: 'نگار' }), 4, PRICE)).toBe('domainInvalid');
    expect(stepFault(named, 4, PRICE)).toBeNull();
  });

  test('5 needs a price above zero', () => {
    expect([stepFault(named, 5, 0), stepFault(named, 5, PRICE)]).toEqual(['price', null]);
  });

  test('6 is always complete', () => {
    expect(isStepValid(newDraft(), 6, 0)).toBe(true);
  });
});

describe('which step opens', () => {
  test('no further than what is answered', () => {
    expect([newDraft(), typed, designed, named].map((draft) => reachableStep(draft, PRICE))).toEqual([1, 2, 4, 6]);
  });

  test('an address cannot jump over a gap', () => {
    expect(stepToOpen('6', typed, PRICE)).toBe(2);
    expect(stepToOpen('2', named, PRICE)).toBe(2);
  });

  test.each([null, '0', '7', 'x', '2.5'])('address %p opens where the customer was', (asked) => {
    expect(stepToOpen(asked, { ...named, step: 5 }, PRICE)).toBe(5);
  });

  test('progress runs from a sixth to the whole (S-085)', () => {
    expect([1, 3, 6].map(progressPercent)).toEqual([17, 50, 100]);
  });
});

describe('edit mode resumes (S-087)', () => {
  const whole: Answers = {
    siteType: 'business',
    pages: 1,
    color: '#8B5CF6',
    font: 'vazir',
    domain: 'negar',
    totalToman: PRICE,
  };
  test.each([
    [1, { siteType: null }],
    [2, { pages: 0 }],
    [3, { color: '' }],
    [3, { font: null }],
    [4, { domain: '' }],
    [5, { totalToman: 0 }],
    [6, {}],
  ])('at %i where %j', (step, missing) => {
    expect(resumeStep({ ...whole, ...missing })).toBe(step);
  });
});

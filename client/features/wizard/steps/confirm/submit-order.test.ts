import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import { newDraft, type WizardDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { mismatchOf, prepareSubmission } from './submit-order.js';

const draft: WizardDraft = { ...newDraft(), order: { title: '  فروشگاه ', description: '', comments: ' ' } };
const prepare = (
  over: Partial<WizardDraft> = {},
  key = 'key-1',
  totalToman = 2_500_000,
  submitMode: 'payment' | 'draft' = 'payment',
) =>
  prepareSubmission({
    draft: { ...draft, ...over },
    sessionId: 's',
    prices: EXTENSION_PRICES,
    totalToman,
    submitMode,
    makeKey: () => key,
  });

describe('one key an attempt', () => {
  const first = prepare();
  const attempt = { key: first.key, fingerprint: first.fingerprint };

  test('the same content keeps its key', () => {
    expect(prepare({ attempt }, 'key-2').key).toBe('key-1');
  });

  test('paying now or later is the same order', () => {
    expect(prepare({ attempt }, 'key-2', 2_500_000, 'draft').key).toBe('key-1');
  });

  test('other content cannot hide behind an old key', () => {
    expect(prepare({ attempt, order: { ...draft.order, title: 'دیگر' } }, 'key-2').key).toBe('key-2');
  });

  test('an accepted price is a new attempt', () => {
    expect(prepare({ attempt }, 'key-2', 2_600_000).key).toBe('key-2');
  });
});

test('empty texts are sent as absent', () => {
  expect(prepare().input).toMatchObject({ title: 'فروشگاه', description: null, comments: null, totalToman: 2_500_000 });
});

test('an order without a title has the name of the site', () => {
  const order = { ...draft.order, title: ' ' };
  const { design } = draft;
  expect(prepare({ order, design: { ...design, facts: { name: 'کافه مهر' } } }).input.title).toBe('کافه مهر');
  expect(prepare({ order }).input.title).toBeNull();
});

test('both prices of a mismatch are read', () => {
  expect(mismatchOf({ shownToman: 1, actualToman: 2, differenceToman: 1 })).toEqual({ shown: 1, actual: 2 });
  expect(mismatchOf({})).toBeNull();
});

import { OPEN_GRAPH_TYPE, PLATFORM_DEFAULTS, PLATFORM_LOCALE } from '#core/platform.js';
import { settingsForm, toInput, toValues } from './settings-form.js';

const given = {
  ...PLATFORM_DEFAULTS,
  locale: PLATFORM_LOCALE,
  type: OPEN_GRAPH_TYPE,
  keywords: [...PLATFORM_DEFAULTS.keywords],
  examples: [],
  protectedNames: [],
};

test('an empty claim is sent as none', () => {
  const values = { ...toValues(given), siteReady: '', freeDomain: '', cdn: '', customers: '', projects: '' };
  expect(settingsForm.safeParse(values).success).toBe(true);
  expect(toInput(values).claims).toMatchObject({ siteReady: '', freeDomain: '', cdn: '', customers: 0, projects: 0 });
});

test('a count that is no claim is an empty field', () => {
  const { customers, projects } = toValues({ ...given, claims: { ...given.claims, customers: 0 } });
  expect([customers, projects]).toEqual(['', '500']);
});

test('what a customer said is sent with its name', () => {
  const values = { ...toValues(given), quote: 'راضی هستیم.', quoteBy: 'سارا رضایی' };
  expect(toInput(values).claims).toMatchObject({ quote: 'راضی هستیم.', quoteBy: 'سارا رضایی', quoteRole: '' });
  expect(settingsForm.safeParse({ ...values, quote: 'ا'.repeat(301) }).success).toBe(false);
});

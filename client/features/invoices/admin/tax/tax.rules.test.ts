import { percentOf, ruleNow, sellerForm, vatSample } from './tax.rules.js';

test.each([
  ['۱۰', 10],
  ['9٪', 9],
  [' ۰ ', 0],
  ['50', 50],
])('%j is a rate', (typed, percent) => expect(percentOf(typed)).toBe(percent));

test.each(['', '51', '۹۹', '-1', '9.5', 'ده', '100'])('cannot take %j for a rate', (typed) =>
  expect(percentOf(typed)).toBeNull(),
);

test('S-195 a sample of an invoice adds up to what is paid', () => {
  const sample = vatSample('۱٬۱۰۰٬۰۰۰', 10);
  expect(sample).toEqual({ totalRials: 11_000_000, netRials: 10_000_000, vatRials: 1_000_000 });
  expect(vatSample('۱٬۰۰۰٬۰۰۰', 0)).toEqual({ totalRials: 10_000_000, netRials: 10_000_000, vatRials: 0 });
  expect(vatSample('', 10)).toBeNull();
});

test('the newest rate that has begun holds now', () => {
  const rules = ['2027-03-20T20:30:00Z', '2026-03-20T20:30:00Z', '2025-03-20T20:30:00Z'].map((startsAt) => ({
    startsAt,
  }));
  expect(ruleNow(rules, new Date('2026-11-21T10:00:00Z'))).toBe(rules[1]);
  expect(ruleNow(rules, new Date('2020-01-01T00:00:00Z'))).toBeNull();
});

test('cannot name a seller without a name or with half a number', () => {
  const empty = {
    economicCode: '',
    registrationNumber: '',
    province: '',
    city: '',
    address: '',
    phone: '',
    county: '',
  };
  const faults = (over: object) =>
    sellerForm
      .safeParse({ ...empty, name: 'برپا', nationalId: '', postalCode: '', goodsCode: '', ...over })
      .error?.issues.map(({ path }) => path[0]);
  expect(faults({})).toBeUndefined();
  expect(faults({ nationalId: '۱۰۱۰۰۵۱۵۴۸۷', postalCode: '۱۲۳۴۵-۶۷۸۹۰' })).toBeUndefined();
  expect(faults({ name: ' ', nationalId: '123', postalCode: '12' })).toEqual(['name', 'nationalId', 'postalCode']);
  expect(faults({ goodsCode: '۲۳۳۰۰۰۱۲۳۴۵' })).toEqual(['goodsCode']);
  expect(faults({ goodsCode: '۲۳۳۰۰۰۱۲۳۴۵۶۷' })).toBeUndefined();
});

import { profileSchema } from './profile.rules.js';

const values = {
  fullName: 'سارا راد',
  phone: '',
  address: '',
  company: '',
  nationalId: '',
  economicCode: '',
  postalCode: '',
  registrationNumber: '',
  province: '',
  county: '',
  city: '',
  bio: '',
};
const fault = (over: object) => profileSchema.safeParse({ ...values, ...over }).error?.issues[0]?.message;

test.each(['', '۰۹۱۲ ۳۴۵ ۶۷۸۹', '+98 912 345 6789', '021-91000000', '+4930901820'])(
  'the phone may be "%s"',
  (phone) => {
    expect(fault({ phone })).toBeUndefined();
  },
);

test.each(['12345', 'نمی‌دانم', '0912'])('the phone cannot be "%s"', (phone) => {
  expect(fault({ phone })).toBe('شمارهٔ تلفن درست نیست.');
});

test('the full name cannot be empty', () => {
  expect(fault({ fullName: '   ' })).toBe('نام و نام خانوادگی را بنویسید.');
});

test('the registration number cannot be words', () => {
  expect(fault({ registrationNumber: 'ثبت' })).toBe('شمارهٔ ثبت ۱ تا ۱۰ رقم است.');
  expect(fault({ registrationNumber: '۴۵۶۷۸', province: 'فارس', county: 'شیراز', city: 'شیراز' })).toBeUndefined();
});

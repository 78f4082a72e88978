import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { rial, toman } from '#core/money.js';
import { CreateCouponDocument, type CouponRowFragment } from '#client/gql/graphql.js';
import { adminCouponMessages } from '#client/lib/messages/admin/admin-coupons.messages.js';
import { dayFromText } from '#client/ui/calendar/jalali-grid.js';
import { openAdmin } from '../testing.js';
import { CouponForm } from './coupon-form.js';
import { couponFaults, couponToSend, draftOfCoupon, EMPTY_COUPON, type CouponDraft } from './coupon-form.rules.js';

const { form: texts } = adminCouponMessages;
const coupon: CouponRowFragment & { __typename: 'Coupon' } = {
  __typename: 'Coupon',
  id: 'c1',
  code: 'YALDA',
  description: 'شب یلدا',
  kind: 'amount',
  value: 250_000,
  minimumToman: toman(3_000_000),
  startsAt: '2026-11-20T20:30:00.000Z',
  endsAt: '2026-12-21T20:29:59.999Z',
  totalLimit: 100,
  perUserLimit: null,
  active: true,
  state: 'active',
  used: 3,
  discountedRials: rial(7_500_000),
};
const filled: CouponDraft = { ...EMPTY_COUPON, code: 'mehr', value: '۲۰' };

// Mocks answer the queries of a test; other queries get no answer, and Apollo reports it.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => notifications.clean());
});

describe('a coupon that is written', () => {
  it('is what it was when nothing is changed', () => {
    expect(coupon).toMatchObject(couponToSend(draftOfCoupon(coupon)));
  });

  it('counts its last day whole, in Tehran', () => {
    const draft = { ...filled, startDay: dayFromText('2026-11-21'), endDay: dayFromText('2026-11-21') };
    expect(couponFaults(draft)).toEqual({});
    expect(couponToSend(draft)).toMatchObject({
      code: 'MEHR',
      value: 20,
      startsAt: '2026-11-20T20:30:00.000Z',
      endsAt: '2026-11-21T20:29:59.999Z',
      totalLimit: null,
    });
  });

  it.each([
    ['code', { code: 'یلدا' }],
    ['value', { value: '' }],
    ['value', { value: '۱۰۱' }],
    ['value', { kind: 'amount' as const, value: '0' }],
    ['totalLimit', { totalLimit: '۰' }],
    ['perUserLimit', { perUserLimit: '۰' }],
    ['endDay', { startDay: 10, endDay: 9 }],
  ])('cannot be sent with a wrong %s', (field, over) => {
    expect(Object.keys(couponFaults({ ...filled, ...over }))).toEqual([field]);
  });
});

test('the form says what is wrong, then sends once', async () => {
  const onClose = jest.fn();
  const input = couponToSend({ ...filled, value: '20' });
  openAdmin(<CouponForm coupon="new" onClose={onClose} />, {
    mocks: [
      { request: { query: CreateCouponDocument, variables: { input } }, result: { data: { createCoupon: coupon } } },
    ],
  });
  const send = () => fireEvent.click(screen.getByRole('button', { name: texts.create_action }));
  const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  send();
  for (const fault of [texts.faults.code, texts.faults.percent]) expect(screen.getByText(fault)).toBeTruthy();
  write(/^کد/, 'mehr');
  write(/^درصد تخفیف/, '۲۰');
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('cannot rename a coupon', () => {
  openAdmin(<CouponForm coupon={coupon} onClose={() => undefined} />);
  expect((screen.getByLabelText(/^کد/) as HTMLInputElement).readOnly).toBe(true);
  expect(screen.getByText(new RegExp(texts.frozen))).toBeTruthy();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { newDraft, type WizardDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { toWizardData } from '#client/features/drafts/draft/wizard-data.js';
import { wizardReducer } from '#client/features/drafts/edits/wizard-state.js';
import type { WizardAction } from '#client/features/drafts/edits/wizard-actions.js';
import { couponMessages as m } from '#client/lib/messages/money/coupon.messages.js';
import type { Answers } from '#client/lib/apollo/answering-client.js';
import { renderWizard } from '../../testing/render-wizard.js';
import { Step as PricingStep } from './pricing-step.js';

const actions: WizardAction[] = [
  { type: 'siteTypePicked', siteType: 'business' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
  { type: 'domainTyped', typed: 'negar' },
];
const draft: WizardDraft = actions.reduce(wizardReducer, newDraft());

beforeEach(() => localStorage.clear());

const terms = (over: object = {}) => ({
  data: {
    couponTerms: { __typename: 'CouponTerms', code: 'YALDA', kind: 'percent', value: 20, minimumToman: 0, ...over },
  },
});
const refusal = (code: string, details: object = {}) => ({
  errors: [new GraphQLError('no', { extensions: { code, messageFa: `پاسخ ${code}`, details } })],
});
const answering = (answer: object): Answers => ({ WizardCoupon: () => answer as ReturnType<Answers[string]> });

function apply(code: string): void {
  fireEvent.change(screen.getByLabelText(m.label), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: m.apply }));
}

test('a code changes the price at once, and goes again', async () => {
  const { wizard } = renderWizard(<PricingStep />, { draft, answers: answering(terms()) });
  apply(' yalda ');
  expect(await screen.findByTestId('coupon-applied')).toBeTruthy();
  expect(screen.getByTestId('quote-payable').textContent).toContain('۲٬۰۰۰٬۰۰۰');
  expect(wizard().couponCode).toBe('YALDA');
  fireEvent.click(screen.getByRole('button', { name: m.removeOf('YALDA') }));
  expect(screen.getByTestId('quote-payable').textContent).toContain('۲٬۵۰۰٬۰۰۰');
  expect(wizard().couponCode).toBeNull();
});

test.each([
  ['COUPON_UNKNOWN', {}, 'پاسخ COUPON_UNKNOWN'],
  ['COUPON_USED_UP', {}, 'پاسخ COUPON_USED_UP'],
  ['COUPON_EXPIRED', { endsAt: '2026-11-20T20:29:59.999Z' }, '۲۹ آبان ۱۴۰۵'],
])('%s is said, and what was typed stays', async (code, details, words) => {
  const { wizard } = renderWizard(<PricingStep />, { draft, answers: answering(refusal(code, details)) });
  apply('yalda');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect((screen.getByLabelText(m.label) as HTMLInputElement).value).toBe('yalda');
  expect(screen.getByTestId('quote-payable').textContent).toContain('۲٬۵۰۰٬۰۰۰');
  expect(wizard().couponCode).toBeNull();
});

test('a minimum that is not reached says what is missing', async () => {
  const { wizard } = renderWizard(<PricingStep />, { draft, answers: answering(terms({ minimumToman: 2_600_000 })) });
  apply('YALDA');
  expect((await screen.findByRole('alert')).textContent).toBe(m.missing(2_600_000, 100_000));
  expect(wizard().couponCode).toBeNull();
  const [service] = screen.getAllByRole('switch');
  if (service) fireEvent.click(service);
  await waitFor(() => expect(wizard().couponCode).toBe('YALDA'));
});

test('cannot apply nothing', () => {
  renderWizard(<PricingStep />, { draft });
  fireEvent.click(screen.getByRole('button', { name: m.apply }));
  expect(screen.getByRole('alert').textContent).toBe(m.empty);
});

test('a code whose answer is awaited is sent all the same', () => {
  const { wizard } = renderWizard(<PricingStep />, { draft: { ...draft, couponCode: 'YALDA' } });
  expect(wizard().couponCode).toBe('YALDA');
  const { prices, sessionId, couponCode } = wizard();
  expect(toWizardData(draft, sessionId, prices, 1, { couponCode }).pricing).toMatchObject({ couponCode: 'YALDA' });
});

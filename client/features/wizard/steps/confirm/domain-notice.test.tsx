import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { newDraft, type WizardDraft } from '#client/features/drafts/draft/wizard-draft.js';
import type { WizardAction } from '#client/features/drafts/edits/wizard-actions.js';
import { wizardReducer } from '#client/features/drafts/edits/wizard-state.js';
import { renderWizard } from '../../testing/render-wizard.js';
import { Step as DomainStep } from '../domain/domain-step.js';
import { DomainNotice } from './domain-notice.js';
import { OrderForm } from './order-form.js';

const actions: WizardAction[] = [
  { type: 'siteTypePicked', siteType: 'personal' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
  { type: 'domainTyped', typed: 'negar' },
  {
    type: 'extraDomainAdded',
    extra: { domain: 'negar', extension: '.com', price: 450_000, available: true },
  },
];
const draft: WizardDraft = actions.reduce(wizardReducer, newDraft());
const refusedFor = (domain: string) => ({
  errors: [{ message: 'این نام دامنه در دسترس نیست.', extensions: { code: 'DOMAIN_TAKEN', details: { domain } } }],
});
const change = { name: 'تغییر نام دامنه' };

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(domain: string, given = draft) {
  const step6 = (
    <>
      <DomainNotice />
      <OrderForm onKept={() => undefined} />
    </>
  );
  const answers = { CreateOrder: () => refusedFor(domain) };
  return renderWizard(step6, { draft: given, answers, address: '/wizard?step=6' });
}

async function order(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'ذخیره برای بعد' }));
  await screen.findByText('خطا در ذخیرهٔ سفارش');
}

test('a name refused after the submit leads to its step', async () => {
  const { wizard } = open('negar.ir');
  expect(screen.queryByRole('button', change)).toBeNull();
  await order();
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
  expect(screen.getByText('نام دامنه را عوض کنید')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', change).at(-1)!);
  expect(wizard().step).toBe(4);
  expect(wizard().draft.domain.check).toMatchObject({ domain: 'negar', status: 'taken' });
  act(() => wizard().dispatch({ type: 'domainTyped', typed: 'negar2' }));
  expect(screen.queryByText('نام دامنه را عوض کنید')).toBeNull();
});

test('a further name that is refused is listed, too', async () => {
  const { wizard } = open('negar.com');
  await order();
  expect(wizard().draft.domain.check).toBeNull();
  expect(screen.getByText(/negar\.com.*دامنه در دسترس نیست/)).toBeTruthy();
});

test('a name that no registry takes is listed beforehand', () => {
  open('', wizardReducer(draft, { type: 'domainTyped', typed: 'ab' }));
  expect(screen.getByText(/ab\.ir.*حداقل ۳ کاراکتر/s)).toBeTruthy();
});

test('the cursor stands in the field of a taken name', () => {
  const refused = {
    type: 'domainRefused',
    name: 'negar.ir',
    message: 'گرفته شده است',
    at: '2026-11-21T10:00:00Z',
  } as const;
  renderWizard(<DomainStep />, { draft: wizardReducer(draft, refused), address: '/wizard?step=4' });
  expect(document.activeElement).toBe(screen.getByTestId('primary-domain'));
});

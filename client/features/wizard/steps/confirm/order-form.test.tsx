import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import { toWizardData } from '#client/features/drafts/draft/wizard-data.js';
import { newDraft, type WizardDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { draftKey } from '#client/features/drafts/local/wizard-storage.js';
import { wizardReducer } from '#client/features/drafts/edits/wizard-state.js';
import type { WizardAction } from '#client/features/drafts/edits/wizard-actions.js';
import type { Answers } from '#client/lib/apollo/answering-client.js';
import { renderWizard } from '../../testing/render-wizard.js';
import { OrderForm } from './order-form.js';
import { answeredWizard } from '#client/features/drafts/testing/answered-wizard.js';

const actions: WizardAction[] = [
  { type: 'siteTypePicked', siteType: 'personal' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
  { type: 'domainTyped', typed: 'negar' },
];
const draft: WizardDraft = actions.reduce(wizardReducer, newDraft());
const sent: Record<string, unknown>[] = [];
const created = (paymentUrl: string | null) => ({
  data: {
    createOrder: {
      __typename: 'CreateOrderResult',
      paymentUrl,
      order: { __typename: 'Order', id: 'o1', orderNumber: 'WZ-1', status: 'pending' },
    },
  },
});

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(CreateOrder: Answers[string], more: object = {}) {
  const onKept = jest.fn();
  const answers: Answers = {
    CreateOrder: (variables) => {
      sent.push(variables);
      return CreateOrder?.(variables) ?? null;
    },
  };
  const { wizard } = renderWizard(<OrderForm onKept={onKept} />, {
    draft,
    answers,
    address: '/wizard?step=6',
    ...more,
  });
  return { onKept, wizard };
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
};

test('a draft order ends the wizard (S-098)', async () => {
  const { onKept, wizard } = open(() => created(null));
  act(() => void wizard().autosave.saveNow());
  await press('ذخیره برای بعد');
  expect(onKept).toHaveBeenCalled();
  expect(sent[0]).toMatchObject({ input: { submitMode: 'draft', totalToman: 2_500_000 } });
  expect(localStorage.getItem(draftKey('new'))).toBeNull();
});

test('a lost answer is sent again under its key', async () => {
  let turn = 0;
  const { wizard } = open(() =>
    turn++ === 0 ? { errors: [{ message: 'x', extensions: { code: 'SERVER_ERROR' } }] } : created(null),
  );
  act(() => wizard().dispatch({ type: 'orderDetailTyped', field: 'title', value: 'فروشگاه' }));
  await press('تکمیل و پرداخت');
  expect(screen.getByText('خطا در ثبت سفارش')).toBeTruthy();
  expect(screen.getByText('فروشگاه')).toBeTruthy();
  await press('تلاش دوباره');
  expect(sent.map((each) => each['idempotencyKey'])).toEqual([
    sent[0]?.['idempotencyKey'],
    sent[0]?.['idempotencyKey'],
  ]);
});

test('a new price is shown and accepted by hand', async () => {
  let turn = 0;
  const details = { shownToman: 2_500_000, actualToman: 2_600_000 };
  const { onKept } = open(() =>
    turn++ === 0 ? { errors: [{ message: 'x', extensions: { code: 'PRICE_MISMATCH', details } }] } : created(null),
  );
  await press('ذخیره برای بعد');
  const said = screen.getByRole('alert').textContent;
  for (const price of ['۲٬۵۰۰٬۰۰۰ تومان', '۲٬۶۰۰٬۰۰۰ تومان']) expect(said).toContain(price);
  expect(onKept).not.toHaveBeenCalled();
  await press('قیمت جدید را می‌پذیرم');
  expect(sent[1]).toMatchObject({ input: { submitMode: 'draft', totalToman: 2_600_000 } });
  expect(onKept).toHaveBeenCalled();
});

test('without a payment address the order is found (S-148)', async () => {
  open(() => created(null));
  await press('تکمیل و پرداخت');
  expect(screen.getByText('آدرس پرداخت معتبر نیست.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'رفتن به داشبورد' })).toBeTruthy();
});

test('a pending order is changed, not ordered twice', async () => {
  const updates: Record<string, unknown>[] = [];
  const UpdateOrder = (variables: Record<string, unknown>) => {
    updates.push(variables);
    return {
      data: {
        updateOrder: {
          __typename: 'Order',
          id: 'o9',
          title: 'x',
          description: null,
          comments: null,
          priceToman: 1,
          wizardData: {},
        },
      },
    };
  };
  const onKept = jest.fn();
  renderWizard(<OrderForm onKept={onKept} />, {
    draft,
    answers: { UpdateOrder },
    address: '/wizard?step=6',
    edited: { id: 'o9', title: 'x', isEditable: true },
  });
  await press('ذخیرهٔ تغییرات');
  expect(updates[0]).toMatchObject({ id: 'o9', input: { totalToman: 2_500_000 } });
  expect(onKept).toHaveBeenCalled();
});

describe('S-097 a pending order that is edited', () => {
  const saved = (version: number) => ({
    data: {
      updateOrder: {
        __typename: 'Order',
        id: 'o9',
        title: 'x',
        description: null,
        comments: null,
        priceToman: 1,
        wizardData: {},
        design: { __typename: 'OrderDesign', version, updatedAt: '2026-11-21T10:00:00.000Z' },
      },
    },
  });
  const refusal = { errors: [{ message: 'x', extensions: { code: 'GATEWAY_ERROR' } }] };

  test('is saved and paid at once', async () => {
    const updates: { input: Record<string, unknown> }[] = [];
    const paid: Record<string, unknown>[] = [];
    const onKept = jest.fn();
    const { wizard } = renderWizard(<OrderForm onKept={onKept} />, {
      draft,
      answers: {
        UpdateOrder: (variables) => {
          updates.push(variables as { input: Record<string, unknown> });
          return saved(7);
        },
        RequestPayment: (variables) => {
          paid.push(variables);
          return refusal;
        },
      },
      address: '/wizard?step=6',
      edited: { id: 'o9', title: 'x', isEditable: true },
    });
    await press('تکمیل و پرداخت');
    expect(updates[0]).toMatchObject({
      id: 'o9',
      input: { totalToman: 2_500_000, wizardData: { orderId: 'o9', modules: ['hero'] } },
    });
    expect(paid).toMatchObject([{ orderId: 'o9' }]);
    expect(screen.getByText('سفارش ثبت شده است و از داشبورد هم می‌توانید بپردازید.', { exact: false })).toBeTruthy();
    // The order is saved: only its payment is tried again, under the same key.
    await press('تلاش دوباره');
    expect([updates.length, paid.length]).toEqual([1, 2]);
    expect(paid[1]?.['idempotencyKey']).toBe(paid[0]?.['idempotencyKey']);
    act(() => wizard().dispatch({ type: 'orderDetailTyped', field: 'title', value: 'نام دیگر' }));
    await press('تکمیل و پرداخت');
    expect(updates[1]).toMatchObject({ input: { title: 'نام دیگر', baseVersion: 7 } });
    expect(onKept).not.toHaveBeenCalled();
  });

  test('is not paid for where it cannot be saved', async () => {
    const paid = jest.fn(() => null);
    renderWizard(<OrderForm onKept={jest.fn()} />, {
      draft,
      answers: { UpdateOrder: () => refusal, RequestPayment: paid },
      address: '/wizard?step=6',
      edited: { id: 'o9', title: 'x', isEditable: true },
    });
    await press('تکمیل و پرداخت');
    expect(screen.getByText('خطا در تکمیل و پرداخت')).toBeTruthy();
    expect(paid).not.toHaveBeenCalled();
  });

  test('that is paid already is ordered as a copy', () => {
    renderWizard(<OrderForm onKept={jest.fn()} />, {
      draft,
      address: '/wizard?step=6',
      edited: { id: 'o9', title: 'x', isEditable: false },
    });
    expect(screen.queryByRole('button', { name: 'ذخیرهٔ تغییرات' })).toBeNull();
    expect(screen.getByRole('button', { name: 'ذخیره برای بعد' })).toBeTruthy();
  });
});

describe('S-087 an order that another device has saved meanwhile', () => {
  const conflict = { errors: [{ message: 'x', extensions: { code: 'CONFLICT', details: { version: 4 } } }] };
  const OrderToEdit = () => ({
    data: {
      order: {
        __typename: 'Order',
        id: 'o9',
        orderNumber: 'WZ-9',
        title: 'از دستگاه دیگر',
        description: null,
        comments: null,
        status: 'pending',
        paymentStatus: 'pending',
        priceToman: 2_500_000,
        logoUrl: null,
        wizardData: answeredWizard(
          toWizardData(wizardReducer(draft, { type: 'pageAdded', id: 'p2' }), 's', EXTENSION_PRICES, 1),
        ),
        design: { __typename: 'OrderDesign', version: 4, updatedAt: '2026-11-21T10:00:00.000Z' },
      },
    },
  });
  const saved = { __typename: 'Order', id: 'o9', title: 'x', description: null, comments: null, priceToman: 1 };

  function openEdit() {
    const updates: { input: Record<string, unknown> }[] = [];
    const { wizard } = renderWizard(<OrderForm onKept={jest.fn()} />, {
      draft,
      answers: {
        OrderToEdit,
        UpdateOrder: (variables) => {
          updates.push(variables as { input: Record<string, unknown> });
          return updates.length === 1 ? conflict : { data: { updateOrder: { ...saved, wizardData: {} } } };
        },
      },
      address: '/wizard?step=6',
      edited: { id: 'o9', title: 'x', isEditable: true },
    });
    return { updates, wizard };
  }

  test('shows both and keeps mine knowingly', async () => {
    const { updates } = openEdit();
    await press('ذخیرهٔ تغییرات');
    expect(await screen.findByText(/فقط در نسخهٔ حساب شما هست/)).toBeTruthy();
    await press('ادامه با نسخهٔ همین صفحه');
    expect(updates.map(({ input }) => input['baseVersion'])).toEqual([null, 4]);
  });

  test('or takes the account’s, with mine kept aside', async () => {
    const { updates, wizard } = openEdit();
    await press('ذخیرهٔ تغییرات');
    await screen.findByText(/فقط در نسخهٔ حساب شما هست/);
    await press('ادامه با نسخهٔ حساب شما');
    expect(updates).toHaveLength(1);
    expect(wizard().draft).toMatchObject({ order: { title: 'از دستگاه دیگر' } });
    expect(wizard().autosave.other?.draft.design.pages).toHaveLength(1);
    expect(wizard().autosave.baseVersion()).toBe(4);
  });
});

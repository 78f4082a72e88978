import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { newDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { wizardReducer } from '#client/features/drafts/edits/wizard-state.js';
import { isStepValid } from '#client/features/drafts/draft/wizard-rules.js';
import type { Answers } from '#client/lib/apollo/answering-client.js';
import { renderWizard } from '../../testing/render-wizard.js';
import { Step } from './domain-step.js';

const designed = wizardReducer(
  { ...newDraft(), siteType: 'personal' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
);
const asked: string[] = [];
let isHanging = true;
const answers: Answers = {
  CheckDomain: ({ domain, extension }) => {
    asked.push(`${String(domain)}${String(extension)}`);
    const isTaken = String(domain).startsWith('taken');
    const answer = {
      __typename: 'DomainAvailability',
      domain,
      extension,
      available: !isTaken,
      status: isTaken ? 'taken' : 'available',
      message: '',
      checkedAt: '2026-11-21T10:00:00Z',
    };
    if (domain === 'hanging' && isHanging) return null;
    return String(domain).startsWith('broken')
      ? { errors: [{ message: 'no' }] }
      : { data: { domainAvailability: answer } };
  },
};

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = (draft = designed) => renderWizard(<Step />, { draft, answers, address: '/wizard?step=4' });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a valid name is asked after one second (S-120)', async () => {
  const { wizard } = open();
  type('نام دامنه', 'negar');
  await pass(999);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['negar.ir']);
  expect(wizard().draft.domain.check?.status).toBe('available');
});

test('the summary says what each further year costs', () => {
  open();
  const year = screen.getByText(domainMessages.summary.renewal).nextElementSibling;
  expect(year?.textContent).toBe('۹۵٬۰۰۰ تومان');
});

test('only the last name typed is asked', async () => {
  open();
  type('نام دامنه', 'negar');
  await pass(600);
  type('نام دامنه', 'negara');
  await pass(1500);
  expect(asked).toEqual(['negara.ir']);
});

test('an invalid name is said and never asked (S-122)', async () => {
  open();
  type('نام دامنه', 'نگار');
  await pass(2000);
  expect(asked).toEqual([]);
  expect(screen.getByText(/باید از حروف انگلیسی/)).toBeTruthy();
});

test('a failed check says so (S-125)', async () => {
  open();
  type('نام دامنه', 'broken');
  await pass(1500);
  expect(screen.getByText('خطا در بررسی دامنه')).toBeTruthy();
  expect(screen.getByText('مشکلی در ارتباط با سرور پیش آمد.')).toBeTruthy();
});

test('a name its registry refuses is said and never asked', async () => {
  open();
  type('نام دامنه', 'ab');
  await pass(2000);
  expect(asked).toEqual([]);
  expect(screen.getByText(/حداقل ۳ کاراکتر/)).toBeTruthy();
});

test('a pasted address is understood', async () => {
  open();
  type('نام دامنه', 'https://www.Negar.ir/contact');
  await pass(1000);
  expect(asked).toEqual(['negar.ir']);
});

test('without a connection a check ends in three seconds and goes on later', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { wizard } = open();
  type('نام دامنه', 'hanging');
  await pass(1000 + 2999);
  expect(screen.queryByText('اتصال اینترنت برقرار نیست')).toBeNull();
  await pass(1);
  expect(screen.getByText('اتصال اینترنت برقرار نیست')).toBeTruthy();
  onLine.mockReturnValue(true);
  isHanging = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(1000);
  expect(wizard().draft.domain.check?.status).toBe('available');
});

test('names that follow from the name of the site stay until another is typed', async () => {
  const { design } = designed;
  const { wizard } = open({ ...designed, design: { ...design, facts: { name: 'کافه مهر' } } });
  const suggested = (name: string) => screen.getByRole('button', { name });
  fireEvent.click(suggested('cafe-mehr.ir'));
  suggested('cafemehr.ir').focus();
  fireEvent.click(suggested('cafemehr.ir'));
  expect(wizard().draft.domain.label).toBe('cafemehr');
  expect(suggested('cafemehr.ir').getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(suggested('cafemehr.ir'));
  await pass(1000);
  expect(asked).toEqual(['cafemehr.ir']);
  type('نام دامنه', 'negar');
  expect(screen.queryByRole('button', { name: 'cafemehr.ir' })).toBeNull();
});

describe('a name that the customer owns', () => {
  const own = () => fireEvent.click(screen.getByRole('radio', { name: domainMessages.owned.owns }));

  it('cannot promise a free year or a day of being ready', async () => {
    open();
    await screen.findByText(domainMessages.security.title);
    expect(document.body.textContent).toContain(domainMessages.summary.total);
    own();
    const text = document.body.textContent ?? '';
    for (const promise of [domainMessages.summary.total, domainMessages.tips.title, 'آماده می‌شود'])
      expect(text).not.toContain(promise);
  });

  test('is typed whole, costs nothing and is never asked', async () => {
    const { wizard } = open();
    own();
    type('نام دامنه', 'https://Kafe-Nar.shop/menu');
    await pass(2000);
    expect(asked).toEqual([]);
    expect(wizard().draft.domain).toMatchObject({ label: 'kafe-nar', extension: '.shop', isOwned: true });
    expect(wizard().quote?.lines.some(({ kind }) => kind === 'domain')).toBe(false);
    expect(screen.getByText(domainMessages.owned.title)).toBeTruthy();
  });

  test('may be in Persian letters', () => {
    const { wizard } = open();
    own();
    type('نام دامنه', 'نار.com');
    expect(screen.queryByText(domainMessages.owned.fault)).toBeNull();
    expect(isStepValid(wizard().draft, 4, 1)).toBe(true);
  });

  test('cannot be without its ending', () => {
    const { wizard } = open();
    own();
    type('نام دامنه', 'kafe');
    expect(screen.getByText(domainMessages.owned.fault)).toBeTruthy();
    expect(isStepValid(wizard().draft, 4, 1)).toBe(false);
  });
});

test('an extra is added only when free (S-123, S-126)', async () => {
  const { wizard } = open();
  const add = screen.getByRole('button', { name: 'بررسی و افزودن' });
  expect(add).toHaveProperty('disabled', true);
  type('نام دامنهٔ اضافی', 'taken');
  fireEvent.click(add);
  await pass(0);
  expect(screen.getByText(/دامنه در دسترس نیست/)).toBeTruthy();
  type('نام دامنهٔ اضافی', 'negar');
  fireEvent.click(add);
  await pass(0);
  expect(wizard().draft.extraDomains).toEqual([
    { domain: 'negar', extension: '.com', price: 450_000, available: true },
  ]);
  expect(screen.getByText('دامنه اضافه شد')).toBeTruthy();
});

test('guests find both ways in (S-118)', () => {
  open();
  expect(screen.getByRole('link', { name: 'ورود' }).getAttribute('href')).toBe('/auth?redirect=wizard');
  expect(screen.getByRole('link', { name: 'ثبت‌نام' }).getAttribute('href')).toBe('/auth?redirect=wizard&mode=signup');
  fireEvent.click(screen.getByRole('button', { name: 'ذخیره در مرورگر' }));
  expect(localStorage.getItem('guest_design')).not.toBeNull();
});

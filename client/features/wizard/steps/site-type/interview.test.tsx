import { act, fireEvent, screen, within } from '@testing-library/react';
import type { WizardDraft } from '#client/features/drafts/index.js';
import { interviewMessages as m } from '#client/features/editor/messages/interview.messages.js';
import { questionsMessages } from '#client/features/editor/messages/questions.messages.js';
import { Frame } from '../../frame.js';
import { wizardMessages } from '../../messages/wizard.messages.js';
import { ActionBar } from '../../shell/action-bar.js';
import { renderWizard } from '../../testing/render-wizard.js';
import { Step } from './site-type-step.js';

beforeEach(() => localStorage.clear());

async function open(draft: Partial<WizardDraft> = {}, edited?: { id: string; title: string; isEditable: boolean }) {
  const rendered = renderWizard(
    <>
      <Step />
      <ActionBar />
    </>,
    { draft, address: '/wizard?step=1', ...(edited && { edited }) },
  );
  await act(async () => void (await import('#client/features/editor/facts/interview/interview.js')));
  return rendered;
}

async function openFrame() {
  renderWizard(<Frame />, { address: '/wizard?step=1' });
  await screen.findByRole('region', { name: m.title }, { timeout: 10_000 });
  return () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const siteTypes = () => screen.queryByRole('group', { name: 'نوع سایت' });

test('Next cannot be pressed before the questions are there', async () => {
  renderWizard(
    <>
      <ActionBar />
      <Step />
    </>,
    { address: '/wizard?step=1' },
  );
  const next = screen.getByRole('button', { name: 'بعدی' });
  expect([next.hasAttribute('data-loading'), next.hasAttribute('disabled')]).toEqual([true, true]);
  await screen.findByRole('region', { name: m.title }, { timeout: 10_000 });
  expect([next.hasAttribute('data-loading'), next.hasAttribute('disabled')]).toEqual([false, false]);
});

test('what is typed is in the draft at once', async () => {
  const { wizard } = await open();
  type('نام سایت یا کسب‌وکار', 'کافه مهر');
  type('تلفن', '021-87654321');
  type('شهر و نشانی', 'شیراز، خیابان ملاصدرا');
  fireEvent.change(screen.getByLabelText('زمینهٔ کار'), { target: { value: 'restaurant' } });
  expect(wizard().draft.design.facts).toEqual({
    name: 'کافه مهر',
    phone: '۰۲۱-۸۷۶۵۴۳۲۱',
    address: 'شیراز، خیابان ملاصدرا',
    trade: 'restaurant',
  });
  act(() => wizard().dispatch({ type: 'undone' }));
  expect(screen.getByLabelText<HTMLSelectElement>('زمینهٔ کار').value).toBe('');
  press('بعدی');
  expect([siteTypes() !== null, wizard().draft.factsAsked, wizard().step]).toEqual([true, true, 1]);
  expect(document.activeElement).toBe(siteTypes());
});

describe('the questions of a trade', () => {
  const answers = () => screen.queryByText(questionsMessages.title);
  async function openWork(trade: string) {
    const { wizard } = await open();
    fireEvent.change(screen.getByLabelText('زمینهٔ کار'), { target: { value: trade } });
    press('بعدی');
    return wizard;
  }

  test('follow the first ones and store each answer', async () => {
    const wizard = await openWork('clinic');
    expect(document.activeElement).toBe(answers()?.parentElement);
    type('پزشکان، ردیف ۱', 'دکتر نادری');
    type('تخصص، ردیف ۱', 'متخصص قلب');
    type('پزشکان، ردیف ۲', 'دکتر سپهری');
    type('سابقهٔ کار، ردیف ۱', '۱۲ سال');
    expect(screen.queryByLabelText('سابقهٔ کار، ردیف ۲')).toBeNull();
    expect(wizard().draft.design.facts?.answers).toEqual({
      people: [
        { title: 'دکتر نادری', text: 'متخصص قلب' },
        { title: 'دکتر سپهری', text: '' },
      ],
      years: [{ title: '۱۲ سال', text: '' }],
    });
    act(() => wizard().dispatch({ type: 'undone' }));
    expect(wizard().draft.design.facts?.answers?.years).toBeUndefined();
    press(questionsMessages.back);
    press('بعدی');
    expect(field('پزشکان، ردیف ۱').value).toBe('دکتر نادری');
    press('بعدی');
    expect(siteTypes()).not.toBeNull();
  });

  test('cannot ask for more lines than are stored', async () => {
    await openWork('shop');
    for (const line of ['۱', '۲', '۳', '۴', '۵', '۶']) type(`ویژگی‌ها، ردیف ${line}`, 'ارسال فوری');
    expect(screen.queryByLabelText('ویژگی‌ها، ردیف ۷')).toBeNull();
  });

  test('may be skipped as a whole', async () => {
    await openWork('gym');
    press('رد کردن');
    expect(siteTypes()).not.toBeNull();
  });

  test('cannot come where no trade was named', async () => {
    await open();
    press('بعدی');
    expect([answers(), siteTypes() !== null]).toEqual([null, true]);
  });
});

test('the questions have the only heading of their page', async () => {
  const headings = await openFrame();
  expect(headings()).toEqual([`H1 ${m.title}`]);
  press('رد کردن');
  expect(headings()).toEqual([`H1 ${wizardMessages.steps[0]?.title}`]);
});

test('skipping holds nobody up, even with a text that cannot be taken yet', async () => {
  const { wizard } = await open();
  type('تلفن', '123456');
  press('رد کردن');
  expect(siteTypes()).not.toBeNull();
  expect(wizard().draft.design.facts).toBeUndefined();
});

test('Next cannot pass a telephone that is none', async () => {
  await open();
  type('تلفن', '123456');
  press('بعدی');
  expect(siteTypes()).toBeNull();
  expect(screen.getByText(/شماره را با پیش‌شماره بنویسید/)).toBeTruthy();
  expect(document.activeElement).toBe(field('تلفن'));
});

test('it resumes with what was answered and what was being typed', async () => {
  const { design } = (await open()).wizard().draft;
  document.body.innerHTML = '';
  await open({ design: { ...design, facts: { name: 'کافه مهر' } }, held: { 'fact phone': '۰۲۱-۱' } });
  expect([field('نام سایت یا کسب‌وکار').value, field('تلفن').value]).toEqual(['کافه مهر', '۰۲۱-۱']);
});

test('it cannot come back once a kind of site was chosen, nor for an order', async () => {
  await open({ siteType: 'personal' });
  expect(siteTypes()).not.toBeNull();
  document.body.innerHTML = '';
  await open({}, { id: 'o', title: 'سفارش', isEditable: true });
  expect(siteTypes()).not.toBeNull();
});

describe('opening hours', () => {
  const hours = () => within(screen.getByRole('group', { name: m.hours.legend }));
  const pick = (label: string, minutes: number) =>
    fireEvent.change(hours().getByLabelText(label), { target: { value: String(minutes) } });

  test('are picked, with a second shift and other days', async () => {
    const { wizard } = await open();
    press(m.hours.add);
    pick(m.hours.closes('۱', '۱'), 13 * 60);
    press(m.hours.addShift);
    pick(m.hours.opens('۱', '۲'), 17 * 60);
    pick(m.hours.closes('۱', '۲'), 21 * 60);
    press(m.hours.addMore);
    expect(wizard().draft.design.facts?.hours).toEqual([
      { days: 'شنبه تا چهارشنبه', times: '۹ تا ۱۳ و ۱۷ تا ۲۱' },
      { days: 'پنجشنبه', times: '۹ تا ۱۳' },
    ]);
    press(m.hours.remove('۱'));
    expect(wizard().draft.design.facts?.hours).toHaveLength(1);
  });

  test('that were typed stay until they are written anew', async () => {
    const typed = [{ days: 'با هماهنگی قبلی', times: '' }];
    const { design } = (await open()).wizard().draft;
    document.body.innerHTML = '';
    const { wizard } = await open({ design: { ...design, facts: { hours: typed } } });
    expect(hours().getByText('با هماهنگی قبلی')).toBeTruthy();
    type('نام سایت یا کسب‌وکار', 'کافه مهر');
    expect(wizard().draft.design.facts?.hours).toEqual(typed);
    press(m.hours.restate);
    expect(wizard().draft.design.facts?.hours).toEqual([{ days: 'شنبه تا چهارشنبه', times: '۹ تا ۱۸' }]);
  });
});

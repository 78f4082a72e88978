import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { WizardDraft } from '#client/features/drafts/index.js';
import { ActionBar } from '../../shell/action-bar.js';
import { renderWizard } from '../../testing/render-wizard.js';
import { Step } from './site-type-step.js';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const wizardAtOne = (draft: Partial<WizardDraft> = { factsAsked: true }) =>
  renderWizard(
    <>
      <Step />
      <ActionBar />
    </>,
    { draft, address: '/wizard?step=1' },
  );

test('Next says why it waits (S-085)', () => {
  wizardAtOne();
  expect(screen.getByRole('button', { name: 'بعدی' })).toHaveProperty('disabled', true);
  expect(screen.getByText('برای ادامه، نوع سایت را انتخاب کنید.')).toBeTruthy();
});

test('a pick leads on after 500 ms (S-089)', () => {
  const { wizard } = wizardAtOne();
  fireEvent.click(screen.getByRole('button', { name: /^کسب‌وکار/ }));
  expect(screen.getByText(/«کسب‌وکار» انتخاب شد/)).toBeTruthy();
  act(() => void jest.advanceTimersByTime(499));
  expect(wizard().step).toBe(1);
  act(() => void jest.advanceTimersByTime(1));
  expect([wizard().step, wizard().draft.siteType]).toEqual([2, 'business']);
});

test('coming back to look stays', () => {
  const { wizard } = wizardAtOne({ siteType: 'personal' });
  act(() => void jest.advanceTimersByTime(5000));
  expect(wizard().step).toBe(1);
  expect(screen.getByRole('button', { name: 'بعدی' })).toHaveProperty('disabled', false);
});

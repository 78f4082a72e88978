import { act, fireEvent, screen } from '@testing-library/react';
import { formatNumber } from '#core/dates/calendar.js';
import { NAME_CHANGE } from '#core/limits/limits.js';
import { PLATFORM_DEFAULTS } from '#core/platform.js';
import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { applyPlatform } from '#client/lib/platform-state.js';
import { newDraft, type WizardDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { wizardReducer } from '#client/features/drafts/edits/wizard-state.js';
import type { WizardAction } from '#client/features/drafts/edits/wizard-actions.js';
import { renderWizard } from '../../testing/render-wizard.js';
import { PrimaryDomain } from '../domain/primary-domain.js';
import { SecurityCard, TipsCard } from '../domain/side-cards.js';
import { Step as PricingStep } from '../pricing/pricing-step.js';
import { GuestPrompt } from './guest-prompt.js';
import { OrderSummary } from './order-summary.js';

const actions: WizardAction[] = [
  { type: 'siteTypePicked', siteType: 'business' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
  { type: 'domainTyped', typed: 'negar' },
];
const draft: WizardDraft = actions.reduce(wizardReducer, newDraft());

beforeEach(() => localStorage.clear());

test('S-096 a guest finds the ways in, or later', () => {
  renderWizard(<GuestPrompt />, { draft });
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/auth?redirect=wizard&mode=signup', '/auth?redirect=wizard']);
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
});

test('S-097 the summary names site, pages, colour, price and domain', () => {
  renderWizard(<OrderSummary />, { draft });
  const text = document.body.textContent ?? '';
  for (const part of ['کسب‌وکار', 'negar', '۲٬۵۰۰٬۰۰۰']) expect(text).toContain(part);
  expect(text).toMatch(/#?8B5CF6/i);
});

test('S-095 a service changes the total at once', () => {
  const { wizard } = renderWizard(<PricingStep />, { draft });
  expect(document.body.textContent).toContain('آمادهٔ پرداخت');
  const before = wizard().quote?.payable ?? 0;
  const [first] = screen.getAllByRole('switch');
  if (first) fireEvent.click(first);
  expect(wizard().quote?.payable).toBeGreaterThan(before);
});

test('S-124 the endings one begins with', () => {
  expect(newDraft().domain.extension).toBe('.ir');
});

test('S-128 the tips say what holds for a domain', () => {
  renderWizard(
    <>
      <TipsCard />
      <SecurityCard />
    </>,
    { draft },
  );
  const text = document.body.textContent ?? '';
  expect(text).toContain(`تا ${formatNumber(NAME_CHANGE.hours)} ساعت پس از سفارش`);
  expect(text).toContain(PLATFORM_DEFAULTS.claims.siteReady);
});

test('S-128 a promise that the operator has emptied cannot be made', () => {
  applyPlatform({ settings: { ...PLATFORM_DEFAULTS, claims: { ...PLATFORM_DEFAULTS.claims, siteReady: '' } } });
  renderWizard(<SecurityCard />, { draft });
  expect(document.body.textContent).not.toContain('آماده می‌شود');
  act(() => applyPlatform({ settings: PLATFORM_DEFAULTS }));
});

test('S-128 a name that costs something cannot be called free', () => {
  renderWizard(<PrimaryDomain />, { draft: { ...draft, domain: { ...draft.domain, extension: '.com' } } });
  expect(screen.queryByText(domainMessages.primary.free)).toBeNull();
});

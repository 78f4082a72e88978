import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fileMessages } from '#client/lib/messages/file.messages.js';
import { couponMessages } from '#client/lib/messages/money/coupon.messages.js';
import { brandingMessages } from '#client/features/editor/messages/branding.messages.js';
import { linkMessages } from '#client/features/editor/messages/links.messages.js';
import { GUEST, ownedStore } from '#client/lib/session/owner.js';
import { isLoaded } from '#sitekit/layouts/load.js';
import { loadedCss, preloadKits } from '#client/ui/preview/use-site-kits.js';
import { ProjectFilesPanel } from '../steps/branding/project-files-panel.js';
import { ColorFields } from '#client/features/editor/brand/color-panel.js';
import { ContentPanel } from '#client/features/editor/content/content-panel.js';
import { Step as PricingStep } from '../steps/pricing/pricing-step.js';
import { renderWizard } from '../testing/render-wizard.js';
import { useWizard } from './wizard-context.js';
import { contentOf } from '#client/features/drafts/draft/blank-draft.js';
import { HELD, withHeld } from '#client/features/editor/draft/held-texts.js';
import { newDraft, type WizardDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { wizardReducer } from '#client/features/drafts/edits/wizard-state.js';
import { loadDraft } from '#client/features/drafts/local/wizard-storage.js';

const designed = wizardReducer(
  { ...newDraft(), siteType: 'business', method: 'dynamic' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
);
const draft: WizardDraft = { ...designed, branding: { ...designed.branding, customColors: ['#123456'] } };

beforeEach(() => localStorage.clear());
beforeAll(async () => {
  const needs = { types: ['hero'] as const, trade: 'company' as const };
  preloadKits(needs);
  await waitFor(() => expect([loadedCss() !== null, isLoaded(needs)]).toEqual([true, true]), { timeout: 30_000 });
}, 40_000);

function FirstSection() {
  const [section] = useWizard().draft.design.pages[0]?.sections ?? [];
  return section ? <ContentPanel section={section} /> : null;
}

/** The stored state of a draft that was typed into, as a reload finds it. */
async function reloaded(screenOf: ReactNode, type: () => unknown): Promise<WizardDraft> {
  const { wizard } = renderWizard(screenOf, { draft });
  await type();
  act(() => void wizard().autosave.saveNow());
  cleanup();
  const loaded = await loadDraft(ownedStore(GUEST), 'new');
  if (loaded.kind !== 'loaded') throw new Error('nothing was stored');
  renderWizard(screenOf, { draft: loaded.draft });
  return loaded.draft;
}

const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

test('half a discount code is there after a reload', async () => {
  const { couponCode } = await reloaded(<PricingStep />, () => typeInto(couponMessages.label, 'yal'));
  expect([couponCode, valueOf(couponMessages.label)]).toEqual([null, 'yal']);
});

test('the description of files is there after a reload', async () => {
  await reloaded(<ProjectFilesPanel />, () => typeInto(fileMessages.description, 'متن صفحهٔ'));
  expect(valueOf(fileMessages.description)).toBe('متن صفحهٔ');
});

test('half a colour code is there after a reload', async () => {
  const { branding } = await reloaded(<ColorFields />, () => typeInto(brandingMessages.color.hex, '#12'));
  expect([branding.primaryColor, valueOf(brandingMessages.color.hex)]).toEqual(['#8B5CF6', '#12']);
});

test('half an edit of an own colour is there after a reload', async () => {
  const edit = () => screen.findByRole('dialog');
  await reloaded(<ColorFields />, async () => {
    fireEvent.click(screen.getByRole('button', { name: brandingMessages.customColors.edit('#123456') }));
    const field = within(await edit()).getByLabelText(brandingMessages.color.hex);
    fireEvent.change(field, { target: { value: '#12345' } });
  });
  const field = within(await edit()).getByLabelText<HTMLInputElement>(brandingMessages.color.hex);
  expect(field.value).toBe('#12345');
});

test('an address that is no link yet is there after a reload', async () => {
  const fields = () => screen.findAllByPlaceholderText<HTMLInputElement>(linkMessages.hints.web);
  const { held } = await reloaded(<FirstSection />, async () => {
    const [select] = await screen.findAllByRole('combobox', { name: /مقصد/ });
    if (select) fireEvent.click(select);
    fireEvent.click(await screen.findByRole('option', { name: linkMessages.kinds.web }));
    const [field] = await fields();
    if (field) fireEvent.change(field, { target: { value: 'exam' } });
  });
  expect(Object.values(held)).toEqual(['web exam']);
  expect((await fields()).map(({ value }) => value)).toEqual(['exam']);
}, 30_000);

test('what is taken is held no longer', () => {
  const { wizard } = renderWizard(<ColorFields />, { draft });
  typeInto(brandingMessages.color.hex, '#05');
  expect(wizard().draft.held).toEqual({ color: '#05' });
  typeInto(brandingMessages.color.hex, '#059669');
  expect([wizard().draft.held, wizard().draft.branding.primaryColor]).toEqual([{}, '#059669']);
});

test('held texts cannot grow without bound', () => {
  let held = {};
  for (let index = 0; index < 100; index += 1) held = withHeld(held, `field ${index}`, 'x'.repeat(5000));
  expect(Object.keys(held)).toHaveLength(HELD.count);
  expect(Object.values(held).every((text) => String(text).length === HELD.text)).toBe(true);
  expect(withHeld(held, 'x'.repeat(201), 'y')).toBe(held);
});

test('two copies do not differ by what is held', () => {
  expect(contentOf({ ...draft, held: { coupon: 'x' } })).toBe(contentOf(draft));
});

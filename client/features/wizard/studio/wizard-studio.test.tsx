import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { isLoaded } from '#sitekit/layouts/load.js';
import { loadedCss, preloadKits } from '#client/ui/preview/use-site-kits.js';
import { DynamicView } from '#client/features/editor/views/dynamic-view.js';
import { newDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { wizardReducer } from '#client/features/drafts/edits/wizard-state.js';
import { renderWizard } from '../testing/render-wizard.js';
import { WizardStudio } from './wizard-studio.js';

const designed = wizardReducer(
  { ...newDraft(), siteType: 'business', method: 'dynamic' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

// jsdom lays nothing out and scrolls nowhere.
Element.prototype.scrollTo = () => undefined;
beforeEach(() => localStorage.clear());
beforeAll(async () => {
  const needs = { types: ['hero'] as const, trade: 'company' as const };
  preloadKits(needs);
  await waitFor(() => expect([loadedCss() !== null, isLoaded(needs)]).toEqual([true, true]), { timeout: 30_000 });
}, 40_000);

test('S-091 the preview mode hides undo and redo', async () => {
  const view = (
    <WizardStudio>
      <DynamicView />
    </WizardStudio>
  );
  renderWizard(view, { draft: designed, address: '/wizard?step=2' });
  await act(async () => undefined);
  const undo = () => screen.queryByRole('button', { name: 'برگرداندن کار قبلی' });
  await waitFor(() => expect(undo()).toBeTruthy());
  await press('پیش‌نمایش');
  expect(undo()).toBeNull();
  await press('ویرایش');
  expect(undo()).toBeTruthy();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { currentPage } from '#client/features/editor/edits/design-edits.js';
import type { WizardAction } from '#client/features/drafts/edits/wizard-actions.js';
import { wizardReducer } from '#client/features/drafts/edits/wizard-state.js';
import { newDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { renderWizard } from '../../testing/render-wizard.js';
import { useWizard } from '../../state/wizard-context.js';
import { PageList } from '#client/features/editor/pages/page-list.js';
import { SectionList } from '#client/features/editor/sections/section-list.js';

const headerOn = (id: string, isShared: boolean): WizardAction => ({
  type: 'sectionAdded',
  id,
  sectionType: 'headers',
  isShared,
});

function List() {
  const { draft } = useWizard();
  const none = () => undefined;
  return <SectionList page={currentPage(draft.design)} onAdd={none} onOpen={none} onShow={none} />;
}
/** The change of the price by an action is shown before it is done. */
function open(...actions: readonly WizardAction[]) {
  const draft = actions.reduce(wizardReducer, { ...newDraft(), method: 'dynamic' as const });
  const { wizard } = renderWizard(<List />, { draft, address: '/wizard?step=2' });
  return { design: () => wizard().draft.design, total: () => wizard().quote?.total ?? 0 };
}
const pageAdded: WizardAction = { type: 'pageAdded', id: 'p2' };
async function pick(item: RegExp | string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'گزینه‌های سربرگ' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('a page takes a header of its own, at its price', async () => {
  const { design, total } = open(headerOn('h', true), pageAdded);
  const before = total();
  await pick(/نسخهٔ جدا برای این صفحه\s*ماهانه ۲۵۰٬۰۰۰ تومان بیشتر/);
  expect(design().pages[1]?.sections).toHaveLength(1);
  expect(total() - before).toBe(250_000);
  expect(screen.queryByText('مشترک')).toBeNull();
});

test('a page shares its header, which takes the copies away', async () => {
  const { design, total } = open(headerOn('a', false), pageAdded, headerOn('b', false));
  const before = total();
  fireEvent.click(screen.getByRole('button', { name: 'نمایش در همهٔ صفحه‌ها: سربرگ' }));
  expect(design().pages.map(({ sections }) => sections.length)).toEqual([0, 0]);
  expect(before - total()).toBe(250_000);
  await screen.findByText(/در همهٔ صفحه‌ها یکی است؛ ماهانه ۲۵۰٬۰۰۰ تومان کمتر/);
  fireEvent.click(screen.getByRole('button', { name: 'برگرداندن' }));
  await waitFor(() => expect(design().pages.map(({ sections }) => sections.length)).toEqual([1, 1]));
});

test('a copy of a page says its price before it is made', async () => {
  const draft = [headerOn('h', true), pageAdded].reduce(wizardReducer, { ...newDraft(), method: 'dynamic' as const });
  const { wizard } = renderWizard(<PageList />, { draft, address: '/wizard?step=2' });
  const before = wizard().quote?.total ?? 0;
  fireEvent.click(screen.getByRole('button', { name: 'گزینه‌های «صفحهٔ اصلی»' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /ساخت کپی\s*ماهانه ۱٬۰۰۰٬۰۰۰ تومان بیشتر/ }));
  expect((wizard().quote?.total ?? 0) - before).toBe(1_000_000);
});

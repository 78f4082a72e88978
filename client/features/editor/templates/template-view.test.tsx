import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isLoaded } from '#sitekit/layouts/load.js';
import { TEMPLATES, findTemplate } from '#sitekit/templates/templates.js';
import { common } from '#client/lib/messages/common.messages.js';
import { loadedCss, preloadKits } from '#client/ui/preview/use-site-kits.js';
import { designMessages } from '../messages/design.messages.js';
import { renderEditor } from '../testing/render-editor.js';
import { TemplateView } from './template-view.js';
import { needsOf } from '../preview/use-template-page.js';

const m = designMessages.templates;
const [first] = TEMPLATES;

/** Nothing is on sight: no page is drawn in the cards. */
class NothingOnSight {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingOnSight });

beforeAll(async () => {
  if (!first) throw new Error('there is no template');
  const needs = needsOf(first);
  preloadKits(needs);
  await waitFor(() => expect([loadedCss() !== null, isLoaded(needs)]).toEqual([true, true]), { timeout: 30_000 });
}, 40_000);
beforeEach(() => localStorage.clear());

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};

async function picked() {
  const onDone = jest.fn();
  const rendered = renderEditor(<TemplateView consumeFocusRequest={() => false} onDone={onDone} />, {
    draft: { siteType: 'business', method: 'template' },
  });
  const name = first?.name ?? '';
  await act(async () => void fireEvent.click(cardOf(name).getByRole('button', { name: m.pick })));
  expect(findTemplate(rendered.editor().draft.templateId ?? '')?.name).toBe(name);
  return { ...rendered, name, onDone };
}

test('what was there before a template comes back', async () => {
  const { editor } = await picked();
  fireEvent.click(screen.getByRole('button', { name: common.undo }));
  expect(editor().draft.templateId).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: common.undo })).toBeNull());
});

test('an edit after picking cannot be lost by undoing the template', async () => {
  const { editor } = await picked();
  // Typing alone is no edit: the template can still be taken back.
  act(() => editor().dispatch({ type: 'textHeld', field: 'color', text: '#1' }));
  expect(screen.getByRole('button', { name: common.undo })).toBeTruthy();
  act(() => editor().dispatch({ type: 'pageAdded', id: 'p2' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: common.undo })).toBeNull());
  expect(editor().draft.design.pages.map(({ id }) => id)).toContain('p2');
});

test('the button that goes on is next to the one that picked', async () => {
  const { name, onDone } = await picked();
  const [pickButton, goOn] = cardOf(name).getAllByRole('button').slice(-2);
  expect(pickButton?.getAttribute('aria-pressed')).toBe('true');
  expect(goOn?.textContent).toBe(m.continue);
  act(() => goOn?.click());
  expect(onDone).toHaveBeenCalledTimes(1);
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { isLoaded } from '#sitekit/layouts/load.js';
import { designOfTemplate, TEMPLATES } from '#sitekit/templates/templates.js';
import { common } from '#client/lib/messages/common.messages.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { loadedCss, preloadKits } from '#client/ui/preview/use-site-kits.js';
import { designMessages } from '../messages/design.messages.js';
import { renderEditor } from '../testing/render-editor.js';
import { DynamicView } from '../views/dynamic-view.js';
import { TemplatePicker } from './template-picker.js';
import { needsOf } from '../preview/use-template-page.js';

const m = designMessages.templates;
const [first, second] = TEMPLATES;
if (!first || !second) throw new Error('there are no templates');

/** Nothing is on sight: no page is drawn in the cards. */
class NothingOnSight {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingOnSight });
// jsdom lays nothing out and scrolls nowhere.
Element.prototype.scrollTo = () => undefined;

beforeAll(async () => {
  for (const template of [first, second]) {
    const needs = needsOf(template);
    preloadKits(needs);
    await waitFor(() => expect([loadedCss() !== null, isLoaded(needs)]).toEqual([true, true]), { timeout: 30_000 });
  }
}, 80_000);
beforeEach(() => localStorage.clear());

const ofTemplate = () => ({
  siteType: 'business' as const,
  method: 'template' as const,
  templateId: first.id,
  design: designOfTemplate(first, 'خانه', 's'),
});
const PUBLISHED = { hasMethods: false };
const pickSecond = () =>
  act(async () => {
    const card = screen.getByRole('heading', { level: 3, name: second.name }).closest('article');
    const button = [...(card?.querySelectorAll('button') ?? [])].find((each) => each.textContent === m.pick);
    if (!button) throw new Error(`no button on ${second.name}`);
    fireEvent.click(button);
  });

function open(draft = ofTemplate()) {
  return renderEditor(
    <>
      <ModalHost />
      <TemplatePicker onClose={() => undefined} />
    </>,
    { draft, host: PUBLISHED },
  );
}

describe('a template in place of the design', () => {
  test('is not put on the site before it is confirmed', async () => {
    const { editor } = open();
    await pickSecond();
    expect(await screen.findByText(m.replace.siteText)).toBeTruthy();
    expect(editor().draft.templateId).toBe(first.id);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: common.cancel })));
    expect(editor().draft.templateId).toBe(first.id);
  });

  test('takes its place once it is confirmed', async () => {
    const { editor } = open();
    await pickSecond();
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: m.replace.action })));
    await waitFor(() => expect(editor().draft.templateId).toBe(second.id));
  });
});

describe('a published site that was made from a template', () => {
  test('opens on the canvas, not in the gallery', async () => {
    const { editor } = renderEditor(<DynamicView />, { draft: ofTemplate(), host: PUBLISHED });
    expect(await screen.findByRole('region', { name: 'تنظیمات سایت' }, { timeout: 20_000 })).toBeTruthy();
    expect(screen.queryByRole('searchbox', { name: m.search })).toBeNull();
    // Looking at it is no change that would wait to be published.
    expect(editor().draft.method).toBe('template');
  }, 40_000);

  test('keeps the canvas: no way back to the choice of a method', async () => {
    renderEditor(<DynamicView />, { draft: ofTemplate(), host: PUBLISHED });
    expect(await screen.findByRole('button', { name: m.open }, { timeout: 20_000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: designMessages.method.back })).toBeNull();
  }, 40_000);
});

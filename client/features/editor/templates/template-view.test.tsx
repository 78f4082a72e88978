import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BRAND } from '#core/limits/limits.js';
import { brandVariables } from '#sitekit/design/brand.js';
import { isLoaded } from '#sitekit/layouts/load.js';
import { templateSamples } from '#sitekit/layouts/library.js';
import { TEMPLATES, findTemplate, templatesOf } from '#sitekit/templates/templates.js';
import { TRADE_NAMES, type Trade } from '#sitekit/templates/trades.js';
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
  await act(async () => void fireEvent.click(cardOf(name).getByRole('button', { name: m.pickNamed(m.pick, name) })));
  expect(findTemplate(rendered.editor().draft.templateId ?? '')?.name).toBe(name);
  return { ...rendered, name, onDone };
}

test('what was there before a template comes back', async () => {
  const { editor } = await picked();
  fireEvent.click(screen.getByRole('button', { name: common.undo }));
  expect(editor().draft.templateId).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: common.undo })).toBeNull());
});

async function pickedOf(own: Trade, shown: Trade) {
  const [template] = templatesOf(shown);
  if (!template) throw new Error(`no template of ${shown}`);
  preloadKits(needsOf(template));
  await waitFor(() => expect(isLoaded(needsOf(template))).toBe(true), { timeout: 30_000 });
  const blank = { id: 'main', name: 'خانه', canvasDimensions: { width: 1200, height: 800 }, sections: [] };
  const { editor } = renderEditor(<TemplateView consumeFocusRequest={() => false} onDone={() => undefined} />, {
    draft: {
      siteType: 'business',
      method: 'template',
      design: { currentPageId: 'main', pages: [blank], facts: { trade: own } },
    },
  });
  if (own !== shown) fireEvent.click(screen.getByRole('radio', { name: TRADE_NAMES[shown] }));
  await act(
    async () =>
      void fireEvent.click(cardOf(template.name).getByRole('button', { name: m.pickNamed(m.pick, template.name) })),
  );
  const { design, templateId } = editor().draft;
  const title = design.pages[0]?.sections[0]?.customData.texts?.['hero.title'];
  expect(title).toBe(templateSamples(shown, template.id)['hero.title']);
  return [templateId, design.facts?.trade];
}

describe('a trade without templates of its own', () => {
  beforeEach(() => sessionStorage.clear());

  test('gets those of its nearest in its own words', async () => {
    expect(await pickedOf('dentist', 'dentist')).toEqual([templatesOf('clinic')[0]?.id, 'dentist']);
  });

  test('becomes the trade of the site by being picked', async () => {
    expect(await pickedOf('clinic', 'dentist')).toEqual([templatesOf('clinic')[0]?.id, 'dentist']);
  });

  test('cannot keep the words of a trade picked instead', async () => {
    expect(await pickedOf('dentist', 'clinic')).toEqual([templatesOf('clinic')[0]?.id, 'clinic']);
  });

  test('stays the trade beside a template of another', async () => {
    expect(await pickedOf('dentist', 'shop')).toEqual([templatesOf('shop')[0]?.id, 'dentist']);
  });
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

test('the one button of a card goes on once picked', async () => {
  const { name, onDone } = await picked();
  expect(cardOf(name).getByText(m.picked)).toBeTruthy();
  const [see, goOn, ...others] = cardOf(name).getAllByRole('button');
  expect([see?.getAttribute('aria-label'), goOn?.textContent, others]).toEqual([m.see(name), m.goOn, []]);
  act(() => goOn?.click());
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a double click cannot pick and go on', async () => {
  const { name, onDone } = await picked();
  fireEvent.click(cardOf(name).getByRole('button', { name: m.goOn }), { detail: 2 });
  expect(onDone).not.toHaveBeenCalled();
});

describe('the picture of a card', () => {
  /** Everything is on sight: the pages of all cards are drawn. */
  class AllOnSight {
    constructor(private readonly see: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.see([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  const colour = (site: Element | null | undefined) =>
    site instanceof HTMLElement ? site.style.getPropertyValue('--bp-plain-fill') : null;
  const fillOf = (primaryColor: string | undefined) => brandVariables({ primaryColor })['--bp-plain-fill'];

  async function drawn(branding: object) {
    sessionStorage.clear();
    Object.assign(globalThis, { IntersectionObserver: AllOnSight });
    const blank = { id: 'main', name: 'خانه', canvasDimensions: { width: 1200, height: 800 }, sections: [] };
    renderEditor(<TemplateView consumeFocusRequest={() => false} onDone={() => undefined} />, {
      draft: {
        method: 'template',
        design: { currentPageId: 'main', pages: [blank], facts: { name: 'کافهٔ نارنج', trade: first?.trade } },
        branding: {
          primaryColor: BRAND.defaultColor,
          fontFamily: BRAND.defaultFont,
          customColors: [],
          logo: null,
          ...branding,
        },
      },
    });
    const card = screen.getByRole('heading', { level: 3, name: first?.name ?? '' }).closest('article');
    await waitFor(() => expect(card?.querySelector('.bp-site')).toBeTruthy(), { timeout: 20_000 });
    Object.assign(globalThis, { IntersectionObserver: NothingOnSight });
    return card?.querySelector('.bp-site');
  }

  test('has the name and colour of the owner', async () => {
    const site = await drawn({ primaryColor: '#0E7C66' });
    expect(site?.textContent).toContain('کافهٔ نارنج');
    expect(colour(site)).toBe(fillOf('#0E7C66'));
  }, 40_000);

  test('has the colour of the template where none was chosen', async () => {
    expect(colour(await drawn({}))).toBe(fillOf(first?.style.primaryColor));
  }, 40_000);
});

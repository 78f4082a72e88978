import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FONTS } from '#core/limits/limits.js';
import { isLoaded } from '#sitekit/layouts/load.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { loadedCss, preloadKits } from '#client/ui/preview/use-site-kits.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { editorReducer } from '../edits/editor-state.js';
import { UndoButtons } from '../studio/undo-buttons.js';
import { StudioEnds } from '../studio/studio-ends.js';
import { renderEditor } from '../testing/render-editor.js';
import { DynamicView } from './dynamic-view.js';

const designed = editorReducer(
  { ...emptyDesignDraft(), siteType: 'business', method: 'dynamic' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
);

/** Rendered, and settled: what waits for a piece of the section library would hold back what a test does next. */
const open = async () => {
  const view = (
    <StudioEnds value={{ start: <UndoButtons />, end: null }}>
      <ModalHost />
      <DynamicView />
    </StudioEnds>
  );
  const rendered = renderEditor(view, { draft: designed });
  await act(async () => undefined);
  return rendered;
};
/** An event, and all that follows from it: a view that reads a promise is not done at once. */
const fire = {
  click: (target: Element) => act(async () => void fireEvent.click(target)),
  change: (target: Element, init: object) => act(async () => void fireEvent.change(target, init)),
  keyDown: (target: Element | Window, init: object) => act(async () => void fireEvent.keyDown(target, init)),
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

// jsdom lays nothing out and scrolls nowhere.
Element.prototype.scrollTo = () => undefined;
beforeEach(() => localStorage.clear());

/** A view that still waits for its pieces would hold back what a test does next. */
beforeAll(async () => {
  const needs = { types: ['hero'] as const, trade: 'company' as const };
  preloadKits(needs);
  await waitFor(() => expect([loadedCss() !== null, isLoaded(needs)]).toEqual([true, true]), { timeout: 30_000 });
}, 40_000);

test('S-091 the preview mode hides what edits', async () => {
  await open();
  await fire.click(button('اندازهٔ بوم'));
  expect(screen.getByLabelText('عرض (پیکسل)')).toBeTruthy();
  await fire.click(button('پیش‌نمایش'));
  expect(screen.queryByRole('button', { name: 'افزودن صفحه' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'افزودن بخش' })).toBeNull();
  expect(screen.queryByLabelText('عرض (پیکسل)')).toBeNull();
  await fire.click(button('ویرایش'));
  expect(button('افزودن صفحه')).toBeTruthy();
});

test('Escape leaves the preview, but not from an open menu', async () => {
  await open();
  await fire.click(button('پیش‌نمایش'));
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  await fire.keyDown(menu, { key: 'Escape' });
  expect(button('ویرایش')).toBeTruthy();
  await fire.keyDown(document.body, { key: 'Escape' });
  expect(button('افزودن صفحه')).toBeTruthy();
  expect(button('پیش‌نمایش')).toBeTruthy();
  menu.remove();
});

test('S-104 the fields of the canvas have visible labels', async () => {
  await open();
  await fire.click(button('اندازهٔ بوم'));
  for (const label of ['عرض (پیکسل)', 'ارتفاع (پیکسل)']) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-label')).toBeNull();
    expect(document.querySelector(`label[for="${field.id}"]`)?.textContent).toBe(label);
  }
});

test('S-102 Enter renames a page, Escape does not', async () => {
  const { editor } = await open();
  const rename = async (name: string, key: string) => {
    await fire.click(button(/^گزینه‌های «/));
    await fire.click(await screen.findByRole('menuitem', { name: 'تغییر نام' }));
    const field = screen.getByLabelText('نام صفحه');
    await fire.change(field, { target: { value: name } });
    await fire.keyDown(field, { key });
    await waitFor(() => expect(screen.queryByLabelText('نام صفحه')).toBeNull());
  };
  await rename('خانه', 'Enter');
  expect(editor().draft.design.pages[0]?.name).toBe('خانه');
  await rename('دیگر', 'Escape');
  expect(editor().draft.design.pages[0]?.name).toBe('خانه');
});

test('a removed section comes back by its message, by button and by keys', async () => {
  const { editor } = await open();
  const count = () => editor().draft.design.pages[0]?.sections.length;
  await fire.click(button('حذف بخش بنر اصلی'));
  expect(count()).toBe(0);
  await fire.click(await screen.findByRole('button', { name: 'برگرداندن' }));
  expect(count()).toBe(1);
  await fire.click(button('برگرداندن کار قبلی'));
  expect(count()).toBe(0);
  await fire.keyDown(window, { code: 'KeyZ', ctrlKey: true });
  expect(count()).toBe(1);
  await fire.keyDown(window, { code: 'KeyZ', ctrlKey: true, shiftKey: true });
  expect(count()).toBe(0);
});

test('a field keeps Ctrl+Z to itself', async () => {
  const { editor } = await open();
  await fire.click(button('حذف بخش بنر اصلی'));
  await fire.click(button('اندازهٔ بوم'));
  await fire.keyDown(screen.getByLabelText('عرض (پیکسل)'), { code: 'KeyZ', ctrlKey: true });
  expect(editor().draft.design.pages[0]?.sections).toHaveLength(0);
});

test('S-104 width and height take numbers within their bounds only', async () => {
  const { editor } = await open();
  await fire.click(button('اندازهٔ بوم'));
  const type = async (label: string, value: string) => {
    const field = screen.getByLabelText(label);
    await fire.change(field, { target: { value } });
    await fire.keyDown(field, { key: 'Enter' });
  };
  await type('عرض (پیکسل)', '۶۴۰');
  await type('ارتفاع (پیکسل)', '1500');
  expect(editor().draft.design.pages[0]?.canvasDimensions).toEqual({ width: 640, height: 1500 });
  await fire.change(screen.getByLabelText('عرض (پیکسل)'), { target: { value: '2500' } });
  expect(screen.getByText('عرض باید بین ۳۰۰ تا ۲۰۰۰ پیکسل باشد.')).toBeTruthy();
  await fire.change(screen.getByLabelText('ارتفاع (پیکسل)'), { target: { value: '399' } });
  expect(screen.getByText('ارتفاع باید بین ۴۰۰ تا ۳۰۰۰ پیکسل باشد.')).toBeTruthy();
});

test('S-104 a typed height is seen on the canvas', async () => {
  await open();
  const sheet = () => within(screen.getByTestId('canvas')).getByTestId('sheet');
  expect(sheet().style.minBlockSize).toBe('');
  await fire.click(button('اندازهٔ بوم'));
  const field = screen.getByLabelText('ارتفاع (پیکسل)');
  await fire.change(field, { target: { value: '1500' } });
  await fire.keyDown(field, { key: 'Enter' });
  expect(sheet().style.minBlockSize).toBe('1500px');
  expect(within(sheet()).getByText('پایان بوم (۱٬۵۰۰ پیکسل)')).toBeTruthy();
  await fire.click(button('پیش‌نمایش'));
  expect(sheet().style.minBlockSize).toBe('1500px');
  expect(within(sheet()).queryByText(/پایان بوم/)).toBeNull();
});

test('S-106 own colours are edited beside the canvas', async () => {
  const { editor } = await open();
  await fire.click(button('رنگ‌های سایت'));
  const panel = within(screen.getByRole('region', { name: 'تنظیمات سایت' }));
  await fire.click(await panel.findByRole('button', { name: 'افزودن به رنگ‌های من' }, { timeout: 10_000 }));
  expect(editor().draft.branding.customColors).toEqual(['#8B5CF6']);
}, 30_000);

test('S-106 a template is put in without leaving the view', async () => {
  const { editor } = await open();
  await fire.click(button('گذاشتن قالب'));
  const picker = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
  const [first] = await picker.findAllByRole('button', { name: /^انتخاب: قالب/ });
  if (first) await fire.click(first);
  await fire.click(await screen.findByRole('button', { name: 'جایگزین شود' }, { timeout: 10_000 }));
  await waitFor(() => expect(editor().draft.templateId).toBe('shop-craft'), { timeout: 20_000 });
  expect(editor().draft).toMatchObject({
    method: 'dynamic',
    design: { pages: [{ sections: [{ sectionType: 'full_page' }] }] },
  });
  await fire.click(button('برگرداندن کار قبلی'));
  expect(editor().draft).toMatchObject({ templateId: null, design: designed.design });
}, 60_000);

test('S-106 texts of a section are written in its panel', async () => {
  const { editor } = await open();
  await fire.click(button('ویرایش محتوای بنر اصلی'));
  const panel = screen.getByRole('region', { name: 'محتوای بنر اصلی' });
  const field = await within(panel).findByLabelText('عنوان', {}, { timeout: 10_000 });
  await fire.change(field, { target: { value: 'سلام' } });
  const texts = () => editor().draft.design.pages[0]?.sections[0]?.customData.texts;
  expect(texts()).toEqual({ title: 'سلام' });
  await fire.click(within(panel).getByRole('button', { name: 'برگشت به متن نمونه' }));
  expect(texts()).toBeUndefined();
}, 30_000);

test('closing a section brings back the tools of the site', async () => {
  const { editor } = await open();
  await fire.click(button('ویرایش محتوای بنر اصلی'));
  expect(button('ویرایش محتوای بنر اصلی').getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('region', { name: 'تنظیمات سایت' })).toBeNull();
  await fire.click(button('پایان ویرایش این بخش'));
  expect(editor().selected).toBeNull();
  expect(screen.getByRole('region', { name: 'تنظیمات سایت' })).toBeTruthy();
});

test('the tabs switch pages in the preview too', async () => {
  const { editor } = await open();
  await fire.click(button('افزودن صفحه'));
  await fire.click(button('پیش‌نمایش'));
  const tabs = within(screen.getByRole('navigation', { name: 'صفحه‌های سایت' }));
  await fire.click(tabs.getByRole('button', { name: 'صفحهٔ اصلی' }));
  expect(editor().draft.design.currentPageId).toBe(editor().draft.design.pages[0]?.id);
});

test('the layers are hidden and shown again', async () => {
  await open();
  await fire.click(button('بستن فهرست صفحه‌ها و بخش‌ها'));
  expect(screen.queryByRole('button', { name: 'افزودن صفحه' })).toBeNull();
  await fire.click(button('نشان دادن فهرست صفحه‌ها و بخش‌ها'));
  expect(button('افزودن صفحه')).toBeTruthy();
});

test('S-093 the documented fonts are offered first', () => {
  expect(FONTS.slice(0, 6)).toEqual(['vazir', 'yekan', 'nazanin', 'titra', 'iransans', 'composite']);
});

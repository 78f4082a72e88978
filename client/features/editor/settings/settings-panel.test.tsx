import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Announcement } from '#core/design/announcement.js';
import { REDIRECT_FAULT_TEXTS } from '#core/design/redirects.js';
import { common } from '#client/lib/messages/common.messages.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { editorReducer } from '../edits/editor-state.js';
import { linkMessages } from '../messages/links.messages.js';
import { settingsMessages as m } from '../messages/settings.messages.js';
import { renderEditor } from '../testing/render-editor.js';
import { SettingsPanel } from './settings-panel.js';

const twoPages = editorReducer(editorReducer(emptyDesignDraft(), { type: 'pageAdded', id: 'p2' }), {
  type: 'pageRenamed',
  pageId: 'p2',
  name: 'پزشکان',
});

/** The draft with redirects from these paths to the first page. */
const redirecting = (...from: string[]) =>
  editorReducer(twoPages, {
    type: 'settingsEdited',
    change: { redirects: from.map((path) => ({ from: path, to: '/' })) },
    step: null,
  });

const announcing = (announcement: Announcement) =>
  editorReducer(twoPages, { type: 'settingsEdited', change: { announcement }, step: null });

const open = (draft = twoPages) => {
  const { editor } = renderEditor(<SettingsPanel />, { draft });
  return { settings: () => editor().draft.design.settings, editor };
};
/** The panel with a switch that closes and opens it. */
function openClosable(draft: typeof twoPages) {
  const { editor } = renderEditor(<Closable />, { draft });
  const toggle = () => fireEvent.click(screen.getByText('toggle'));
  const reopen = () => {
    toggle();
    toggle();
  };
  return { editor, reopen };
}
function Closable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen((before) => !before)}>
        toggle
      </button>
      {isOpen && <SettingsPanel />}
    </>
  );
}
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const list = () => within(screen.getByRole('list', { name: m.redirects.list }));

function add(from: string, to: string): void {
  type(m.redirects.from, from);
  type(m.redirects.to, to);
  click(m.redirects.add);
}

describe('the announcement', () => {
  test('is written as one step, led to a page, and gone once it is empty', () => {
    const { settings, editor } = open();
    type(m.announcement.words, 'جمعه');
    type(m.announcement.words, 'جمعه تعطیلیم.');
    expect(settings()).toEqual({ announcement: { text: 'جمعه تعطیلیم.' } });
    act(() => editor().dispatch({ type: 'undone' }));
    expect(settings()).toBeUndefined();
    act(() => editor().dispatch({ type: 'redone' }));
    type(m.announcement.words, '');
    expect(settings()).toBeUndefined();
  });

  test('keeps its link while its text is written anew', () => {
    const { settings } = open(announcing({ text: 'سلام', to: 'page:p2' }));
    type(m.announcement.words, '');
    expect(settings()).toEqual({ announcement: { to: 'page:p2' } });
    expect(screen.getByText(m.announcement.notShown)).not.toBeNull();
    type(m.announcement.words, 'درود');
    expect(settings()).toEqual({ announcement: { text: 'درود', to: 'page:p2' } });
  });

  test('cannot lead to what is no link: it stays in its field, and is said', () => {
    const { settings, editor } = open(announcing({ text: 'سلام', to: 'https://mehr.example/' }));
    type(`${m.announcement.target}: ${linkMessages.kinds.web}`, 'javascript:alert(1)');
    expect(settings()?.announcement?.to).toBe('https://mehr.example/');
    expect(editor().draft.held['announcement']).toBe('web javascript:alert(1)');
  });
});

describe('the icon', () => {
  const withIcon = editorReducer(twoPages, { type: 'settingsEdited', change: { icon: 'file:i' }, step: null });

  test('is removed, and brought back by undoing', () => {
    const { settings, editor } = open(withIcon);
    click(m.icon.remove);
    expect(settings()).toBeUndefined();
    expect(screen.getByText(m.icon.derived)).toBeTruthy();
    act(() => editor().dispatch({ type: 'undone' }));
    expect(settings()).toEqual({ icon: 'file:i' });
  });

  test('is chosen in the library of pictures', () => {
    const { editor } = open();
    click(m.icon.fromLibrary);
    expect(editor().library).toEqual({ place: 'icon' });
  });

  test('cannot be a file that is no picture', async () => {
    const { settings } = open();
    const file = new File(['<b>no picture</b>'], 'icon.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText(m.icon.choose), { target: { files: [file] } });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(settings()).toBeUndefined();
  });
});

describe('the words of the page of addresses that do not exist', () => {
  test('are written, undone as one step a field, and gone once they are empty', () => {
    const { settings, editor } = open();
    type(m.notFound.heading, 'گم');
    type(m.notFound.heading, 'گم شدید؟');
    type(m.notFound.words, 'از منو شروع کنید.');
    expect(settings()).toEqual({ notFound: { title: 'گم شدید؟', text: 'از منو شروع کنید.' } });
    type(m.notFound.words, '');
    type(m.notFound.heading, '');
    expect(settings()).toBeUndefined();
    expect(editor().canUndo).toBe(true);
  });

  test('cannot have more than one line', () => {
    const { settings } = open();
    expect(fireEvent.keyDown(field(m.notFound.words), { key: 'Enter' })).toBe(false);
    type(m.notFound.words, 'از منو\r\nشروع کنید.');
    expect(settings()?.notFound?.text).toBe('از منو شروع کنید.');
  });
});

describe('redirects', () => {
  test('are added, edited and removed, which can be undone', async () => {
    const { settings } = open();
    add('old', '/پزشکان.html');
    add('/b', '/');
    expect(settings()?.redirects).toEqual([
      { from: '/old', to: '/پزشکان.html' },
      { from: '/b', to: '/' },
    ]);
    click(m.redirects.edit('/old'));
    type(m.redirects.from, '/older');
    click(m.redirects.save);
    expect(settings()?.redirects?.map(({ from }) => from)).toEqual(['/older', '/b']);
    fireEvent.click(list().getByRole('button', { name: m.redirects.remove('/older') }));
    expect(settings()?.redirects).toHaveLength(1);
    fireEvent.click(await screen.findByRole('button', { name: common.undo }));
    expect(settings()?.redirects).toHaveLength(2);
  });

  test('that are typed stay where the panel is closed and opened', () => {
    const { editor, reopen } = openClosable(redirecting('/old'));
    click(m.redirects.edit('/old'));
    type(m.redirects.from, '');
    type(m.redirects.to, '/new');
    reopen();
    expect(field(m.redirects.from)).toHaveProperty('value', '');
    expect(field(m.redirects.to)).toHaveProperty('value', '/new');
    type(m.redirects.from, '/older');
    click(m.redirects.save);
    expect(editor().draft.design.settings?.redirects).toEqual([{ from: '/older', to: '/new' }]);
    expect(editor().draft.held).toEqual({});
  });

  test('stay the edited ones where others before them go', () => {
    const { settings } = open(redirecting('/a', '/b', '/c'));
    click(m.redirects.edit('/b'));
    click(m.redirects.remove('/a'));
    type(m.redirects.to, '/new');
    click(m.redirects.save);
    expect(settings()?.redirects).toEqual([
      { from: '/b', to: '/new' },
      { from: '/c', to: '/' },
    ]);
  });

  test('cannot overwrite another where an undo takes the edited away', () => {
    const { settings, editor } = open(redirecting('/a'));
    add('/b', '/');
    click(m.redirects.edit('/b'));
    type(m.redirects.to, '/new');
    act(() => editor().dispatch({ type: 'undone' }));
    click(m.redirects.add);
    expect(settings()?.redirects).toEqual([
      { from: '/a', to: '/' },
      { from: '/b', to: '/new' },
    ]);
  });

  test('leave the focus in the form, and give it back', () => {
    open();
    add('/a', '/');
    expect(document.activeElement).toBe(field(m.redirects.from));
    const pencil = screen.getByRole('button', { name: m.redirects.edit('/a') });
    fireEvent.click(pencil);
    expect(document.activeElement).toBe(field(m.redirects.from));
    click(common.cancel);
    expect(document.activeElement).toBe(pencil);
  });

  test('cannot lead to another host, in a circle, or twice from one path', () => {
    const { settings } = open();
    add('/a', 'https://evil.example/');
    expect(settings()).toBeUndefined();
    add('/a', '/b');
    add('/b', '/a');
    expect(screen.getByText(REDIRECT_FAULT_TEXTS.circle)).not.toBeNull();
    add('/A.html', '/');
    expect(screen.getByText(REDIRECT_FAULT_TEXTS.twice)).not.toBeNull();
    expect(settings()?.redirects).toHaveLength(1);
  });

  test('say where a page stands in the way, and where none is', () => {
    open();
    add('/پزشکان', '/nowhere');
    expect(list().getByText('/پزشکان')).not.toBeNull();
    type(m.redirects.from, '/پزشکان');
    type(m.redirects.to, '/nowhere');
    expect(screen.getByText(m.redirects.isPage)).not.toBeNull();
    expect(screen.getByText(m.redirects.isNone)).not.toBeNull();
  });
});

describe('seals', () => {
  const link = 'https://trustseal.enamad.ir/?id=123456&Code=abcdefghij0123456789';

  test('are read from the pasted code, and taken away by emptying the field', () => {
    const { settings } = open();
    type(m.seals.enamad, `<a href='${link}' onclick='alert(1)'></a>`);
    expect(settings()).toEqual({ seals: { enamad: link } });
    expect(screen.getByText(/شناسهٔ ۱۲۳۴۵۶/)).not.toBeNull();
    type(m.seals.enamad, '');
    expect(settings()).toBeUndefined();
  });

  test('cannot be another code: it stays in its field, and is said', () => {
    const { settings, editor } = open();
    type(m.seals.samandehi, link);
    expect(settings()).toBeUndefined();
    expect(screen.getByLabelText(m.seals.samandehi)).toHaveProperty('value', link);
    expect(screen.getByText('کد نشان را همان‌طور که ساماندهی داده است کپی کنید.')).not.toBeNull();
    expect(editor().draft.held['seal samandehi']).toBe(link);
  });
});

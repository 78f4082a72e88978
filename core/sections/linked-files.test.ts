import { linkedFileName, linkedFilePath, linkedFiles, renameLinkedFiles, renameSiteFiles } from './linked-files.js';

const data = {
  links: { primary: 'file:1', secondary: 'page:main' },
  texts: { text: 'منوی [امروز](file:2) و [تماس](tel:021)', title: '[همان](file:1) [متن](file:)' },
};

test('files are found in buttons and in texts, each once', () => {
  expect(linkedFiles([{ customData: data }, { customData: data }])).toEqual(['file:1', 'file:2']);
});

test('files of menu and announcement are found and renamed, and a link to a file that is gone leads nowhere', () => {
  const child = { id: 'c', label: 'فرم', to: 'file:4' };
  const menu = { items: [{ id: 'a', label: 'منو', to: 'file:3', children: [child] }], hidden: [] };
  const settings = { announcement: { text: 'منوی تازه', to: 'file:5' }, notFound: { title: 'گم شدید؟' } };
  expect(linkedFiles([], { menu, settings })).toEqual(['file:3', 'file:4', 'file:5']);
  const named = renameSiteFiles({ menu, settings }, (file) => (file === 'file:4' ? null : 'files/x-0a1b2c3d.pdf'));
  expect(named.menu?.items.map(({ to, children }) => [to, children[0]?.to])).toEqual([['files/x-0a1b2c3d.pdf', '']]);
  expect(named.settings).toEqual({ ...settings, announcement: { text: 'منوی تازه', to: 'files/x-0a1b2c3d.pdf' } });
  expect(renameSiteFiles({ settings }, () => null).settings?.announcement).toEqual({ text: 'منوی تازه', to: '' });
});

test('files are renamed in buttons and in texts', () => {
  const names: Record<string, string> = { 'file:1': 'files/منو-0a1b2c3d.pdf', 'file:2': 'files/b-0a1b2c3d.pdf' };
  const there = renameLinkedFiles(data, (file) => names[file] ?? null);
  expect(there.links).toEqual({ primary: 'files/منو-0a1b2c3d.pdf', secondary: 'page:main' });
  const back = renameLinkedFiles(there, (file) => Object.keys(names).find((key) => names[key] === file) ?? null);
  expect(back).toEqual(data);
});

test('a file that is gone leaves words and the usual target', () => {
  const { links, texts } = renameLinkedFiles(data, () => null);
  expect(links).toEqual({ secondary: 'page:main' });
  expect(texts).toEqual({ text: 'منوی امروز و [تماس](tel:021)', title: 'همان [متن](file:)' });
});

const HASH = '0a1b2c3d4e5f';

test.each([
  ['منوی رستوران.pdf', 'files/منوی-رستوران-0a1b2c3d.pdf'],
  ['../../etc/passwd', 'files/etc-passwd-0a1b2c3d.pdf'],
  ['a\u202egpj.exe"\r\nx: y.pdf', 'files/a-gpj-exe-x-y-0a1b2c3d.pdf'],
  ['....', 'files/file-0a1b2c3d.pdf'],
  ['<script>.pdf', 'files/script-0a1b2c3d.pdf'],
])('the path of %j is readable and safe', (name, path) => {
  expect(linkedFilePath(name, HASH, 'pdf')).toBe(path);
});

test('no name makes a long path or a slow one', () => {
  expect(linkedFilePath(`${'-'.repeat(1e6)}${'م'.repeat(1e6)}`, HASH, 'pdf').length).toBeLessThan(100);
  expect(linkedFilePath('𐎠'.repeat(100), HASH, 'pdf')).not.toMatch(/\p{Cs}/u);
});

test('the name of a published file gives the same path again', () => {
  const path = linkedFilePath('منوی رستوران.pdf', HASH, 'pdf');
  expect(linkedFileName(path)).toBe('منوی-رستوران.pdf');
  expect(linkedFilePath(linkedFileName(path) ?? '', HASH, 'pdf')).toBe(path);
});

test.each([
  'files/x.pdf',
  'files/../x-0a1b2c3d.pdf',
  'files/x-0a1b2c3d.html',
  'assets/x-0a1b2c3d.pdf',
  'files/a/b-0a1b2c3d.pdf',
])('%s is no published file', (path) => expect(linkedFileName(path)).toBeNull());

import type { CustomData, Design, DesignSection } from '#core/design/design.js';
import { emptyDesign } from '../draft/design-draft.js';
import { insertSections } from '../edits/design-edits.js';
import { withUsableFiles, type FileSource } from './usable-files.js';

const MINE = 'file:01890000-0000-7000-8000-000000000001';
const FOREIGN = 'file:01890000-0000-7000-8000-000000000002';
const DATA = 'data:image/png;base64,AAAA';

const section = (customData: CustomData): DesignSection => ({
  id: 'a',
  sectionType: 'hero',
  layoutId: 'hero-1',
  order: 0,
  customData,
});

/** Has one file, and keeps every picture under one reference. */
function source() {
  const asked: string[] = [];
  const files: FileSource = {
    own: async (kind) => {
      asked.push(kind);
      return new Set([MINE]);
    },
    store: async () => MINE,
  };
  return { asked, files };
}

const placed = async (customData: CustomData, design: Design = emptyDesign()) => {
  const { asked, files } = source();
  const { sections, missing } = await withUsableFiles([section(customData)], design, files);
  return { data: sections[0]?.customData, missing, asked };
};

test('files of the account stay', async () => {
  const { data, missing } = await placed({ images: { main: MINE }, links: { primary: MINE } });
  expect(data).toEqual({ images: { main: MINE }, links: { primary: MINE } });
  expect(missing).toBe(0);
});

test('stock pictures belong to everybody, and nothing is asked', async () => {
  const { data, missing, asked } = await placed({ images: { main: 'stock:calm-teal' } });
  expect([data, missing, asked]).toEqual([{ images: { main: 'stock:calm-teal' } }, 0, []]);
});

test('cannot show a file of somebody else, nor say anything of it', async () => {
  const { data, missing } = await placed({
    images: { main: FOREIGN, side: MINE },
    pictureTexts: { main: 'متن', side: 'متن' },
    focalPoints: { main: '10 10' },
    links: { primary: FOREIGN, second: 'page:main' },
    texts: { text: 'یک [فایل](' + FOREIGN + ') این‌جاست' },
  });
  expect(data).toEqual({
    images: { side: MINE },
    pictureTexts: { side: 'متن' },
    focalPoints: {},
    links: { second: 'page:main' },
    texts: { text: 'یک فایل این‌جاست' },
  });
  expect(missing).toBe(2);
});

test('a picture inside the text is kept as a file', async () => {
  expect((await placed({ images: { main: DATA } })).data).toEqual({ images: { main: MINE } });
});

test.each(['https://evil.example/a.png', 'blob:x', 'javascript:alert(1)', 'data:text/html,x'])(
  'cannot show a picture from %s',
  async (address) => {
    expect((await placed({ images: { main: address } })).data).toEqual({ images: {} });
  },
);

test('what the design shows already is not asked for', async () => {
  const design = insertSections(emptyDesign(), 'main', null, [section({ images: { main: FOREIGN, more: DATA } })]);
  const { data, asked } = await placed({ images: { main: FOREIGN, more: DATA } }, design);
  expect(data).toEqual({ images: { main: FOREIGN, more: DATA } });
  expect(asked).toEqual([]);
});

test('any number of files is one question', async () => {
  const images = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`picture${n}`, `${FOREIGN}${n}`]));
  const { asked, missing } = await placed({ images, links: { primary: MINE, second: FOREIGN } });
  expect(asked).toEqual(['picture', 'linked']);
  expect(missing).toBe(501);
});

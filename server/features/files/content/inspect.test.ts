import { doc, DOCX_PARTS, docx, PDF, picture, SVG, zip } from '#tests/helpers/samples/sample-files.js';
import type { Bucket } from '../storage/buckets.js';
import { inspectFile } from './inspect.js';

/** Kind and name it is kept under, or the code it is refused with. */
const judged = (name: string, bytes: Buffer, bucket: Bucket = 'project-files'): Promise<unknown> =>
  inspectFile(name, bytes, bucket).then(
    (file) => [file.kind, file.name],
    (error: { code?: unknown }) => error.code ?? error,
  );

const jpeg = await picture().jpeg().toBuffer();
const gif = await picture().gif().toBuffer();
const webp = await picture().webp().toBuffer();
const MAIN =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document2.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const moved = (types: string | Buffer, ...names: string[]): Buffer =>
  zip([{ name: '[Content_Types].xml', content: types }, ...names.map((name) => ({ name, content: '<w:document/>' }))]);

describe('files are what their bytes say', () => {
  it.each([
    ['photo.png', jpeg, ['jpeg', 'photo.jpg']],
    ['photo.jfif', jpeg, ['jpeg', 'photo.jpg']],
    ['photo.JPEG', jpeg, ['jpeg', 'photo.JPEG']],
    ['logo.jpg', SVG, ['svg', 'logo.svg']],
    ['نامه.doc', docx(), ['docx', 'نامه.docx']],
    ['نامه.docx', doc('WordDocument'), ['doc', 'نامه.doc']],
    ['متن.pdf', gif, ['gif', 'متن.gif']],
  ])('%s', async (name, bytes, expected) => {
    expect(await judged(name, bytes)).toEqual(expected);
  });

  it('cannot have the ending of a type that is never taken', async () => {
    for (const name of ['a.exe', 'a.png.exe', 'a.html', 'png', 'a.', ''])
      expect(await judged(name, jpeg)).toBe('FILE_TYPE_UNSUPPORTED');
  });

  it('may be WebP among uploads alone', async () => {
    expect(await judged('a.webp', webp, 'uploads')).toEqual(['webp', 'a.webp']);
    expect(await judged('a.png', webp, 'uploads')).toEqual(['webp', 'a.webp']);
    for (const bucket of ['project-files', 'design-assets'] as const)
      for (const name of ['a.webp', 'a.png']) expect(await judged(name, webp, bucket)).toBe('FILE_TYPE_UNSUPPORTED');
  });
});

describe('a PDF', () => {
  it.each([
    ['with a mark of UTF-8', Buffer.concat([Buffer.from('\ufeff'), PDF])],
    ['behind a line break', Buffer.concat([Buffer.from('\r\n\n'), PDF])],
    ['with zeros behind its end', Buffer.concat([PDF, Buffer.alloc(100_000)])],
    ['with line breaks behind its end', Buffer.concat([PDF, Buffer.from('\r\n'.repeat(5000))])],
  ])('%s is one', async (_what, bytes) => {
    expect(await judged('a.pdf', bytes)).toEqual(['pdf', 'a.pdf']);
    expect((await inspectFile('a.pdf', bytes, 'uploads')).bytes).toEqual(bytes);
  });

  it.each([
    ['behind words', Buffer.concat([Buffer.from('x '), PDF]), 'FILE_TYPE_UNSUPPORTED'],
    ['behind more than a page of spaces', Buffer.concat([Buffer.alloc(2000, 0x20), PDF]), 'FILE_TYPE_UNSUPPORTED'],
    ['that is a page', Buffer.from('%PDF-1.4\n<html><script>1</script></html>\n%%EOF'), 'FILE_UNSAFE'],
    ['without an end', PDF.subarray(0, 60), 'FILE_BROKEN'],
    ['of zeros', Buffer.concat([PDF.subarray(0, 60), Buffer.alloc(100_000)]), 'FILE_BROKEN'],
  ])('cannot be one %s', async (_what, bytes, code) => {
    expect(await judged('a.pdf', bytes)).toBe(code);
  });
});

describe('a DOCX', () => {
  it('may have its text where its list of types says', async () => {
    expect(await judged('a.docx', moved(MAIN, 'word/document2.xml'))).toEqual(['docx', 'a.docx']);
    expect(await judged('a.docx', moved(MAIN, 'Word/Document2.xml'))).toEqual(['docx', 'a.docx']);
    const wide = Buffer.from(`\ufeff${MAIN}`, 'utf16le');
    expect(await judged('a.docx', moved(wide, 'word/document2.xml'))).toEqual(['docx', 'a.docx']);
  });

  it.each([
    ['a text that is not there', moved(MAIN, 'word/document3.xml'), 'FILE_TYPE_UNSUPPORTED'],
    [
      'a sheet as its text',
      moved(MAIN.replaceAll('wordprocessingml', 'spreadsheetml'), 'word/document2.xml'),
      'FILE_TYPE_UNSUPPORTED',
    ],
    ['a list of types that is broken', moved('<Types', 'word/document2.xml'), 'FILE_BROKEN'],
    ['a list of types without end', moved(' '.repeat(2 * 1024 * 1024), 'word/document2.xml'), 'FILE_TOO_COMPLEX'],
    ['macros', docx({ name: 'word/vbaProject.bin', content: 'x' }), 'FILE_HAS_MACROS'],
    ['a way out of its folder', docx({ name: '../x', content: 'x' }), 'FILE_UNSAFE'],
    ['something behind it', Buffer.concat([docx(), Buffer.from('<script>')]), 'FILE_UNSAFE'],
    [
      'too many parts',
      zip([...DOCX_PARTS, ...Array.from({ length: 2000 }, (_, n) => ({ name: `${n}`, content: '' }))]),
      'FILE_TOO_COMPLEX',
    ],
  ])('cannot have %s', async (_what, bytes, code) => {
    expect(await judged('a.docx', bytes)).toBe(code);
  });
});

describe('a picture', () => {
  it('cannot be broken, or unpack to more than memory bears', async () => {
    const bomb = await picture(12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(await judged('a.png', bomb)).toBe('FILE_TOO_COMPLEX');
    expect(await judged('a.jpg', jpeg.subarray(0, 200))).toBe('FILE_BROKEN');
    expect(await judged('a.gif', Buffer.from(`GIF89a/*${'x'.repeat(40)}*/=1;alert(1)`))).toBe('FILE_BROKEN');
    expect(await judged('a.gif', Buffer.alloc(0))).toBe('FILE_EMPTY');
  });
});

it('each refusal names the file, its cause and a way out', async () => {
  const said = (bytes: Buffer): Promise<unknown> =>
    inspectFile('گزارش.pdf', bytes, 'uploads').catch((error: { fa?: unknown }) => error.fa);
  expect(await said(PDF.subarray(0, 60))).toBe(
    'گزارش.pdf: این فایل ناقص یا خراب است. آن را در برنامهٔ خودش باز کنید، دوباره ذخیره کنید و بفرستید.',
  );
  expect(await said(Buffer.from('MZ'))).toBe('گزارش.pdf: فرمت فایل پشتیبانی نمیشود');
});

import { ERRORS } from '#core/errors/errors.js';
import { FILES } from '#core/limits/limits.js';
import { fileMessages } from './messages/file.messages.js';
import { ACCEPT, faultOf, firstFault, formatSize, toOrderFile } from './file-rules.js';

const file = (name: string, size = 1000) => ({ name, size });

describe('what may be sent', () => {
  test.each(['a.pdf', 'a.doc', 'a.docx', 'a.jpeg', 'a.JPG', 'a.png', 'a.gif', 'a.svg'])('S-136 takes %s', (name) => {
    expect(firstFault([file(name, FILES.maxBytes)])).toBeNull();
  });

  test('S-136 cannot be larger, of another type, or empty', () => {
    expect(firstFault([file('a.pdf', FILES.maxBytes + 1)])?.message).toBe('حجم فایل نباید بیشتر از 10 مگابایت باشد');
    for (const name of ['a.exe', 'a.pdf.exe', 'pdf', 'a.html', 'a.zip', ''])
      expect(firstFault([file(name)])?.message).toBe('فرمت فایل پشتیبانی نمیشود');
    expect(firstFault([file('a.pdf', 0)])?.message).toBe(ERRORS.FILE_EMPTY.fa);
  });

  test('S-137 the first invalid file is the one that is named', () => {
    expect(firstFault([file('a.pdf'), file('b.exe'), file('c.pdf', FILES.maxBytes + 1)])).toEqual({
      name: 'b.exe',
      message: 'فرمت فایل پشتیبانی نمیشود',
    });
  });

  test('the browser offers the same types', () => {
    expect(ACCEPT.orders).toBe('.pdf,.doc,.docx,.jpeg,.jpg,.png,.gif,.svg,.jfif,.jpe');
    expect(ACCEPT.uploads).toBe(`${ACCEPT.orders},.webp`);
    expect([firstFault([file('a.jfif')]), faultOf(file('a.webp'), 'uploads')]).toEqual([null, null]);
    expect(faultOf(file('a.webp'))).toBe(fileMessages.wrongType);
  });
});

test('sizes are said in Persian', () => {
  expect([formatSize(0), formatSize(900), formatSize(340_000), formatSize(3_600_000)]).toEqual([
    '۰ بایت',
    '۹۰۰ بایت',
    '۳۳۲ کیلوبایت',
    '۳٫۴ مگابایت',
  ]);
});

describe('files as the server returns them', () => {
  const raw = {
    file_id: '1',
    original_name: 'متن.pdf',
    file_path: '/api/files/1',
    mime_type: 'application/pdf',
    file_size: 12,
    file_type: 'content',
    description: 'متن اصلی',
    created_at: '2026-11-21T10:00:00Z',
  };
  const shown = {
    id: '1',
    fileName: 'متن.pdf',
    filePath: '/api/files/1',
    mimeType: 'application/pdf',
    sizeBytes: 12,
    category: 'content',
    description: 'متن اصلی',
    createdAt: '2026-11-21T10:00:00Z',
  };

  test('S-144 S-232 are read under either name of a field', () => {
    expect(toOrderFile(raw)).toEqual(shown);
    const { file_id: id, original_name: file_name, ...rest } = raw;
    expect(toOrderFile({ ...rest, id, file_name })).toEqual(shown);
  });

  test('S-144 cannot have a category that does not exist', () => {
    expect(toOrderFile({ ...raw, file_type: 'secret' }).category).toBe('general');
    expect(toOrderFile({ ...raw, file_type: 'constructor' }).category).toBe('general');
    expect(Object.keys(fileMessages.categories)).toEqual(['general', 'documents', 'images', 'logos', 'content']);
  });

  test('S-143 without a path need their signed address', () => {
    expect(toOrderFile({ ...raw, file_path: null }).filePath).toBeNull();
  });
});

test('S-139 to S-143 the documented texts are unchanged', () => {
  expect([
    fileMessages.guest,
    fileMessages.listFailed,
    fileMessages.deleted,
    fileMessages.deleteFailed,
    fileMessages.uploaded(3),
    fileMessages.uploadFailed,
    fileMessages.linkFailed,
  ]).toEqual([
    'برای آپلود فایل ابتدا وارد حساب کاربری خود شوید',
    'خطا در بارگذاری فایلها',
    'فایل حذف شد',
    'خطا در حذف فایل',
    '۳ فایل با موفقیت آپلود شد',
    'خطا در آپلود فایلها',
    'خطا در دریافت لینک فایل',
  ]);
});

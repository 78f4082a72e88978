import { cleanName, renamed } from './file-name.js';

describe('names of files', () => {
  it.each([
    ['قرارداد نهایی.pdf', 'قرارداد نهایی.pdf'],
    ['می‌خواهم.docx', 'می‌خواهم.docx'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\x\\logo.png', 'logo.png'],
    ['..\\..\\logo.png', 'logo.png'],
    ['a.pdf\0.exe', 'a.pdf.exe'],
    ['annexe\u202Efdp.exe', 'annexefdp.exe'],
    ['line\r\nSet-Cookie: x.pdf', 'lineSet-Cookie- x.pdf'],
    ['<img src=x onerror=alert(1)>.png', '-img src=x onerror=alert(1)-.png'],
    ['.htaccess', 'htaccess'],
    ['logo.png. . ', 'logo.png'],
    ['', ''],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanName(given)).toBe(clean);
  });

  it('keep their ending when they are cut', () => {
    const cut = cleanName(`${'ن'.repeat(400)}.docx`);
    expect([cut.length, cut.endsWith('.docx')]).toEqual([200, true]);
  });

  it('cannot change their ending by a new name', () => {
    expect(renamed('a.pdf', 'b')).toBe('b.pdf');
    expect(renamed('a.pdf', 'b.PDF')).toBe('b.PDF');
    expect(renamed('a.pdf', 'b.exe')).toBe('b.exe.pdf');
    expect(renamed('a.pdf', '../../b.html')).toBe('b.html.pdf');
  });
});

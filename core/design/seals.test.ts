import { enamadPicture, readSeal, SEAL_TYPED } from './seals.js';

const [short, long] = ['abcdefghij0123456789', 'abcdefghij0123456789abcdefghij01'];
const link = `https://trustseal.enamad.ir/?id=123456&Code=${short}`;
const pasted = `<a referrerpolicy='origin' target='_blank' href='${link}'><img referrerpolicy='origin' src='https://trustseal.enamad.ir/logo.aspx?id=123456&Code=${short}' alt='' style='cursor:pointer' code='${short}'></a>`;
const samandehi = `<img referrerpolicy='origin' id='rgvjjzpejzpenbqe' style='cursor:pointer' onclick='window.open("https://logo.samandehi.ir/Verify.aspx?id=1234567&p=xlaorfthaodsobpd", "Popup","toolbar=no")' alt='logo-samandehi' src='https://logo.samandehi.ir/logo.aspx?id=1234567&p=qftiyndtnbpdlyma' />`;

const value = (read: ReturnType<typeof readSeal>) => ('value' in read ? read.value : null);

test('the link is written anew from the code that Enamad gives, or from its link', () => {
  for (const typed of [pasted, link, ` ${link} `, pasted.replaceAll('&', '&amp;'), `<p>${pasted}</p>`])
    expect(value(readSeal('enamad', typed))).toBe(link);
  expect(value(readSeal('enamad', link.replace(short, long)))).toBe(link.replace(short, long));
  expect(enamadPicture(link)).toBe(`https://trustseal.enamad.ir/logo.aspx?id=123456&Code=${short}`);
});

test('of the code of Samandehi its link is taken, not its picture', () => {
  const stored = 'https://logo.samandehi.ir/Verify.aspx?id=1234567&p=xlaorfthaodsobpd';
  expect(value(readSeal('samandehi', samandehi))).toBe(stored);
  expect(value(readSeal('samandehi', stored))).toBe(stored);
  expect(
    value(readSeal('samandehi', '<img src="https://logo.samandehi.ir/logo.aspx?id=1&p=qftiyndtnbpdlyma">')),
  ).toBeNull();
});

test('empty is none', () => {
  expect(value(readSeal('enamad', '  '))).toBe('');
});

test.each([
  ['a script', '<script src="https://evil.example/x.js"></script>'],
  ['another host', link.replace('trustseal.enamad.ir', 'trustseal.enamad.ir.evil.example')],
  ['a host that looks like it', link.replace('trustseal.enamad.ir', 'trustseal-enamad.ir')],
  ['a name before the host', link.replace('https://', 'https://user@')],
  ['another scheme', link.replace('https:', 'javascript:')],
  ['another path', link.replace('/?', '/evil?')],
  ['letters as an id', link.replace('123456', '12345x')],
  ['a short id', link.replace('123456', '12345')],
  ['a long id', link.replace('123456', '12345678')],
  ['a short code', link.replace(short, short.slice(1))],
  ['a longer code', link.replace(short, `${short}1`)],
  ['a code with markup', link.replace(short, `${short.slice(1)}"`)],
  ['two seals', pasted + pasted.replaceAll('123456', '654321')],
  ['too much', `${pasted}${' '.repeat(SEAL_TYPED)}x`],
])('%s cannot be a seal', (_, typed) => {
  expect(value(readSeal('enamad', typed))).toBeNull();
});

test('what stands around the values is dropped, however hostile', () => {
  const hostile = `<a href='${link}' onclick='alert(1)'><img src=x onerror=alert(1)><script>alert(1)</script></a>`;
  expect(value(readSeal('enamad', hostile))).toBe(link);
});

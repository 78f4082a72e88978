import { CLIENT_ROUTES } from './client-routes.js';
import { isLegalKind, LEGAL_KINDS, LEGAL_PATHS } from './legal.js';
import { fillLegalText, legalBlocks } from './legal-text.js';

test('reads headings, paragraphs and lists', () => {
  const body = '## اول\nیک جمله\nادامهٔ آن\n\nجملهٔ دوم\n- مورد یک\n- مورد دو\n\n- فهرست دیگر\n## دوم\nپایان';
  expect(legalBlocks(body)).toEqual([
    { kind: 'heading', texts: ['اول'] },
    { kind: 'paragraph', texts: ['یک جمله ادامهٔ آن'] },
    { kind: 'paragraph', texts: ['جملهٔ دوم'] },
    { kind: 'list', texts: ['مورد یک', 'مورد دو'] },
    { kind: 'list', texts: ['فهرست دیگر'] },
    { kind: 'heading', texts: ['دوم'] },
    { kind: 'paragraph', texts: ['پایان'] },
  ]);
});

test('a blank line with spaces ends a paragraph', () => {
  expect(legalBlocks('\n\nیک\n \t\nدو\n\n\n\n')).toHaveLength(2);
  expect(legalBlocks(' \n\n ')).toEqual([]);
});

test.each(['#سرخط', '##سرخط', '### سرخط', '-مورد', '* مورد', '<h2>سرخط</h2>', '[لینک](https://a.ir)', '**مهم**'])(
  'cannot make anything but a paragraph of %s',
  (line) => expect(legalBlocks(line)).toEqual([{ kind: 'paragraph', texts: [line] }]),
);

test('reads the longest hostile text at once', () => {
  const started = performance.now();
  for (const part of ['\n', '- \n', '## \n', ' \n', '{name', 'ا'])
    legalBlocks(part.repeat(Math.floor(30_000 / part.length)));
  expect(performance.now() - started).toBeLessThan(1000);
});

test('fills in what the settings say and nothing else', () => {
  const settings = { name: 'برپا $&', email: '{phone}@a.ir', phone: '021' };
  expect(fillLegalText('{name} {email} {phone} {body} {constructor}', settings)).toBe(
    'برپا $& \u2066{phone}@a.ir\u2069 \u2066021\u2069 {body} {constructor}',
  );
});

test('every kind has a page of the client', () => {
  const pages: readonly string[] = Object.values(CLIENT_ROUTES).map((path) => `/${path}`);
  expect(LEGAL_KINDS.map((kind) => LEGAL_PATHS[kind]).filter((path) => !pages.includes(path))).toEqual([]);
  expect(['terms', 'constructor', ''].map(isLegalKind)).toEqual([true, false, false]);
});

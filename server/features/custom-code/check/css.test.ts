import { addressesIn, checkCss } from './css.js';
import { Findings } from './finding.js';

const found = (css: string): (string | null)[] => [...addressesIn(css)].map(({ address }) => address);
const rules = (css: string): string[] => {
  const findings = new Findings();
  const files = new Set(['assets/site.css', 'assets/a.png', 'fonts/v.woff2', 'index.html']);
  checkCss(css, { path: 'assets/site.css', files }, findings);
  return findings.kept.map(({ rule, line }) => `${rule}:${line}`);
};

describe('addresses in CSS', () => {
  test.each([
    ['a{background:url(x.png)}', ['x.png']],
    ['a{background:URL( "x.png" )}', ['x.png']],
    ["a{background:u\\72l('x.png')}", ['x.png']],
    ['a{background:url(\\68ttp://x)}', ['http://x']],
    ['@import "x.css";', ['x.css']],
    ['@\\69mport url(x.css) screen;', ['x.css']],
    ['a{background:image-set("a.png" 1x, url(b.png) type("image/png") 2x)}', ['a.png', 'b.png']],
    ['@font-face{src:url(a.woff2) format("woff2")}', ['a.woff2']],
    ['a{background:url(x', ['x']],
    ['a{background:url("x\n) url(y)}', ['x', 'y']],
    ['a{b:"\\22 url(no)";c:url(yes)}', ['yes']],
    ['/* url(no) */ a{b:url(yes)}', ['yes']],
    ['/**/u/**/rl(no)', []],
    ['@namespace svg url(http://www.w3.org/2000/svg); a{content:"url(no)"}', []],
    ['a{background:image-set(var(--x) 1x)}', [null]],
    ['a{color:var(--x)}', []],
  ])('%s', (css, addresses) => expect(found(css)).toEqual(addresses));
});

describe('a stylesheet', () => {
  test('passes with files of the release', () => {
    const css = '@font-face{src:url(../fonts/v.woff2)}\na{background:url(a.png?v=1#x),url(data:image/png;base64,AA)}';
    expect(rules(css)).toEqual([]);
  });

  test.each([
    ['a{b:url(//evil.example/x)}', 'outside:1'],
    ['a{}\n\n@import "https://evil.example/x.css";', 'outside:3'],
    ['a{b:url(https:evil.example/x)}', 'address:1'],
    ['a{b:url(\\\\\\\\evil.example/x)}', 'outside:1'],
    ['a{b:url("java\\\nscript:alert(1)")}', 'address:1'],
    ['a{b:url(data:text/html,x)}', 'address:1'],
    ['a{b:url(b.png)}', 'missing:1'],
    ['a{b:image-set(var(--u) 1x)}', 'css:1'],
  ])('cannot hold %s', (css, rule) => expect(rules(css)).toEqual([rule]));

  test('cannot keep the reader busy', () => {
    const texts = [
      '('.repeat(1e6),
      '\\'.repeat(1e6),
      '"'.repeat(1e6),
      'url('.repeat(25e4),
      '/*'.repeat(5e5),
      '@a '.repeat(3e5),
    ];
    const started = performance.now();
    for (const text of texts) found(text);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

import { cleanSvg } from './svg.js';

const svg = (inside: string, attributes = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );
const clean = (inside: string, attributes = ''): string => cleanSvg(svg(inside, attributes))?.toString() ?? 'REFUSED';

describe('SVG from outside', () => {
  it('keeps what paints', () => {
    const drawing =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<g transform="translate(1 2)"><path d="M0 0h9v9z" fill="url(#a)" style="opacity:.5"></path><use href="#a"></use></g>' +
      '<style>.x{fill:#8B5CF6}</style><text x="1" y="2" font-size="12">سلام &amp; درود</text>';
    expect(clean(drawing, 'viewBox="0 0 9 9"')).toBe(
      `<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg">${drawing}</svg>\n`,
    );
  });

  it('keeps what is an SVG in its own words', () => {
    const prefixed = Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
        '<!-- drawn by hand --><s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect width="1" height="1"/></s:svg>',
    );
    expect(cleanSvg(prefixed)?.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"></rect></svg>\n',
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script by address', '<script href="https://evil.example/x.js"/>'],
    ['a script under another name', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a script of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
    [
      'foreign markup',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
    ],
    ['an event handler', '<rect onload="alert(1)" ONCLICK="alert(2)"/>'],
    ['a link that acts', '<a href="javascript:alert(1)"><text>x</text></a>'],
    [
      'an animation of an address',
      '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/>',
    ],
    [
      'a picture from elsewhere',
      '<image href="https://evil.example/x.png"/><image xlink:href="//evil.example/x.png"/>',
    ],
    ['an SVG inside a picture', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['a shape from elsewhere', '<use href="https://evil.example/x.svg#a"/><use xlink:href="data:image/svg+xml,x#a"/>'],
    [
      'a filter from elsewhere',
      '<rect filter="url(https://evil.example/f.svg#f)" fill="url(//evil.example#p)"/><feImage href="https://evil.example"/>',
    ],
    [
      'styles from elsewhere',
      '<style>@import "https://evil.example/x.css";</style><style>a{background:url(https://evil.example)}</style>',
    ],
    [
      'styles in disguise',
      '<style>@\\69mport "https://evil.example/x.css"</style><rect style="background:u\\72l(https://evil.example)"/>',
    ],
    [
      'a hidden end of text',
      '<style>&lt;/style>&lt;script>alert(1)&lt;/script></style><text><![CDATA[</text><script>alert(1)</script>]]></text>',
    ],
    ['another document', '<?xml-stylesheet href="https://evil.example/x.xsl"?><metadata><x xmlns="evil"/></metadata>'],
  ])('cannot contain %s', (_what, inside) => {
    const kept = clean(inside);
    expect(kept).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">/);
    expect(kept).not.toMatch(
      /evil\.example|<script|<iframe|foreignObject|javascript:|\son\w+=|@import|<a[\s>]|<set|<animate/i,
    );
  });

  it.each([
    ['broken', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['without its namespace', '<svg><rect/></svg>'],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
    ['a text', 'hello'],
    ['empty', ''],
    [
      'full of entities',
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ],
    [
      'a reader of our files',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ],
  ])('cannot be %s', (_what, text) => {
    expect(cleanSvg(Buffer.from(text))).toBeNull();
  });

  it('cannot be bytes of another alphabet', () => {
    expect(cleanSvg(Buffer.from([0x3c, 0x73, 0xff, 0xfe]))).toBeNull();
    expect(cleanSvg(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'))).toBeNull();
  });

  it('cannot paint without end', () => {
    const layers = Array.from({ length: 12 }, (_, n) =>
      n === 0 ? '<g id="l0"><rect/></g>' : `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`,
    );
    expect(clean(layers.join(''))).toBe('REFUSED');
    expect(clean('<g id="a"><use href="#a"/></g>')).toBe('REFUSED');
    const chain = Array.from({ length: 20_000 }, (_, n) => `<g id="c${n}"><use href="#c${n + 1}"/></g>`);
    expect(clean(chain.join(''))).toBe('REFUSED');
    expect(clean('<g>'.repeat(150) + '</g>'.repeat(150))).toBe('REFUSED');
  });
});

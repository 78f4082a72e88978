import { Refused, type LeftOut } from './judged.js';
import { ENTITIES } from './svg-entities.js';
import { MOST_STYLES } from './svg-styles.js';
import { cleanSvg } from './svg.js';

const NS = 'http://www.w3.org/2000/svg';
const svg = (inside: string, attributes = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );
/** The text that is kept, or the code with which it is refused. */
const kept = (bytes: Buffer | string): string => {
  try {
    return cleanSvg(Buffer.from(bytes)).bytes.toString();
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    throw error;
  }
};
const clean = (inside: string, attributes = ''): string => kept(svg(inside, attributes));
const lost = (inside: string): readonly LeftOut[] => cleanSvg(svg(inside)).leftOut;

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
    expect(kept(prefixed)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"></rect></svg>\n');
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
    const drawing = clean(inside);
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">/);
    expect(drawing).not.toMatch(
      /evil\.example|<script|<iframe|foreignObject|javascript:|\son\w+=|@import|<a[\s>]|<set|<animate/i,
    );
  });

  it.each([
    ['broken', '<svg xmlns="http://www.w3.org/2000/svg"><g>', 'FILE_BROKEN'],
    ['without its namespace', '<svg><rect/></svg>', 'FILE_TYPE_UNSUPPORTED'],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="x"/></html>', 'FILE_TYPE_UNSUPPORTED'],
    ['a text', 'hello', 'FILE_BROKEN'],
    ['empty', '', 'FILE_BROKEN'],
    ['named after a part of the parser', `<svg xmlns="${NS}"><text>&constructor;</text></svg>`, 'FILE_BROKEN'],
  ])('cannot be %s', (_what, text, code) => {
    expect(kept(text)).toBe(code);
  });

  it('cannot be bytes of another alphabet', () => {
    expect(kept(Buffer.from([0x3c, 0x73, 0xff, 0xfe]))).toBe('FILE_BROKEN');
    expect(kept(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'))).toBe('FILE_BROKEN');
  });

  it('is read in UTF-16 with its mark', () => {
    const little = Buffer.from(`\ufeff<svg xmlns="${NS}"><text>سلام</text></svg>`, 'utf16le');
    const expected = `<svg xmlns="${NS}"><text>سلام</text></svg>\n`;
    expect(kept(little)).toBe(expected);
    expect(kept(Buffer.from(little).swap16())).toBe(expected);
  });

  it('cannot paint without end', () => {
    const layers = Array.from({ length: 12 }, (_, n) =>
      n === 0 ? '<g id="l0"><rect/></g>' : `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`,
    );
    expect(clean(layers.join(''))).toBe('FILE_TOO_COMPLEX');
    expect(clean('<g id="a"><use href="#a"/></g>')).toBe('FILE_TOO_COMPLEX');
    const chain = Array.from({ length: 20_000 }, (_, n) => `<g id="c${n}"><use href="#c${n + 1}"/></g>`);
    expect(clean(chain.join(''))).toBe('FILE_TOO_COMPLEX');
    expect(clean('<g>'.repeat(150) + '</g>'.repeat(150))).toBe('FILE_TOO_COMPLEX');
  });
});

const entities = (declarations: string, inside: string): string =>
  kept(`<!DOCTYPE svg [${declarations}]><svg xmlns="${NS}">${inside}</svg>`);

/** A file as Illustrator writes it. */
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 16.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
	<!ENTITY st0 "fill:#E30613;stroke:none;">
	<!ATTLIST svg xmlns:a CDATA #IMPLIED>
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 9 9">
<metadata><x:note>made here</x:note></metadata>
<switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef xlink:href="#pgf"/></foreignObject>
<g i:extraneous="self"><path style="&st0;" d="M0 0h9v9z"/></g></switch><i:pgf id="pgf"><![CDATA[eJzs]]></i:pgf></svg>`;

describe('entities of an SVG', () => {
  it('of Illustrator are resolved, and nothing is missed', () => {
    const { bytes, leftOut } = cleanSvg(Buffer.from(ILLUSTRATOR));
    expect(bytes.toString()).toContain('<path style="fill:#E30613;stroke:none;" d="M0 0h9v9z"></path>');
    expect(bytes.toString()).not.toMatch(/DOCTYPE|ENTITY|adobe|pgf/);
    expect(leftOut).toEqual([]);
  });

  it('may name each other', () => {
    expect(entities('<!ENTITY a "ab"><!ENTITY b "&a;&a;&#x21;">', '<text>&b;</text>')).toContain('<text>abab!</text>');
    // The first declaration of a name counts, and what XML itself declares stays.
    expect(entities('<!ENTITY a "1"><!ENTITY a "2"><!ENTITY lt "x">', '<text>&a;&lt;</text>')).toContain('>1&lt;<');
  });

  it.each([
    ['be another file', '<!ENTITY x SYSTEM "file:///etc/passwd">', '<text>&x;</text>'],
    ['be a public file', '<!ENTITY x PUBLIC "y" "http://evil.example/x">', '<text>&x;</text>'],
    ['be a part of the doctype', '<!ENTITY % x "<!ENTITY y \'z\'>">%x;', ''],
    ['hold elements', '<!ENTITY x "<script>1</script>">', '<text>&x;</text>'],
    ['hold elements in disguise', '<!ENTITY x "&#60;script>1&#x3c;/script>">', '<text>&x;</text>'],
    ['go round in circles', '<!ENTITY a "&b;"><!ENTITY b "&a;">', '<text>&a;</text>'],
    ['be nested without end', chain(ENTITIES.depth + 1), '<text>&e0;</text>'],
    ['be without number', Array.from({ length: ENTITIES.count + 1 }, (_, n) => `<!ENTITY e${n} "x">`).join(''), ''],
    ['be long', `<!ENTITY x "${'x'.repeat(ENTITIES.text + 1)}">`, ''],
    ['name nothing', '<!ENTITY a "&b;">', '<text>&a;</text>'],
    ['be half written', '<!ENTITY a "', ''],
  ])('cannot %s', (_what, declarations, inside) => {
    expect(entities(declarations, inside)).toMatch(/^FILE_(HAS_ENTITIES|BROKEN)$/);
  });

  it('cannot become a billion laughs', () => {
    const laughs = Array.from({ length: 9 }, (_, n) =>
      n === 0 ? '<!ENTITY l0 "lol">' : `<!ENTITY l${n} "${`&l${n - 1};`.repeat(10)}">`,
    );
    expect(entities(laughs.join(''), '<text>&l8;</text>')).toBe('FILE_HAS_ENTITIES');
    const often = '&x;'.repeat(1 + ENTITIES.total / 5000);
    expect(entities(`<!ENTITY x "${'x'.repeat(5000)}">`, `<text>${often}</text>`)).toBe('FILE_HAS_ENTITIES');
  });

  it('cannot keep us busy', () => {
    for (const piece of ['&', '&a', '<!ENTITY ', '<!--', '<!ATTLIST "']) {
      expect(entities(piece.repeat(100_000), '')).toMatch(/^FILE_/);
      expect(kept(`<svg xmlns="${NS}"><text>${piece.repeat(100_000)}</text></svg>`)).toMatch(/^FILE_/);
    }
  });
});

function chain(length: number): string {
  return Array.from({ length }, (_, n) => `<!ENTITY e${n} "&e${n + 1};">`).join('') + `<!ENTITY e${length} "x">`;
}

describe('what an SVG loses', () => {
  it('of a style sheet is the unsafe rule alone', () => {
    const sheet =
      '@import "https://evil.example/x.css";.a{fill:#e30613}.b{background:url(https://evil.example)}.c{fill:url(#g)}';
    expect(clean(`<style>${sheet}</style>`)).toContain('<style>.a{fill:#e30613}.c{fill:url(#g)}</style>');
    expect(clean('<rect style="fill:red;background:url(//evil.example)"/>')).toContain(
      '<rect style="fill:red"></rect>',
    );
    expect(lost(`<style>${sheet}</style>`)).toEqual(['styles']);
  });

  it('of a sheet cannot be put together from its parts', () => {
    for (const css of [
      '@media print{.a{fill:red}@import "https://evil.example";}',
      '.a{fill:red}/* \\ */.b{background:url(/**/https://evil.example)}',
      '.a{fill:red}@\\69mport "https://evil.example";',
      '.a{fill:red}</style><script>alert(1)</script>',
      '.a{fill:red',
      '.a{fill:red}/*# sourceMappingURL=/etc/passwd */.b{background:url(/**/https://evil.example)}',
    ])
      expect(clean(`<style><![CDATA[${css}]]></style>`)).not.toMatch(/evil|import|script|passwd|\\/);
    expect(clean(`<style>.a{fill:red}${'b{'.repeat(100_000)}@import</style>`)).not.toContain('import');
    expect(clean(`<style>${'b{'.repeat(20_000)}@import ""${'}'.repeat(20_000)}</style>`)).not.toContain('import');
  });

  it('with a link is the link, and never the drawing', () => {
    const link = '<a xlink:href="https://shop.example" class="x" onclick="go()"><path d="M0 0h9v9z"/></a>';
    expect(clean(link)).toContain('<g class="x"><path d="M0 0h9v9z"></path></g>');
    expect(clean('<text>یک <a href="#x">دو</a></text>')).toContain('<text>یک <tspan>دو</tspan></text>');
    expect(lost(link)).toEqual(['scripts', 'links']);
  });

  it.each([
    ['<script>1</script>', ['scripts']],
    ['<rect onload="x()"/>', ['scripts']],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', ['html']],
    ['<rect><animate attributeName="x"/></rect>', ['animations']],
    ['<image href="https://example.com/a.png"/><feImage href="x"/>', ['addresses']],
    ['<rect fill="url(https://example.com#a)"/>', ['styles']],
    ['<font-face/>', ['others']],
    ['<metadata/><x xmlns="https://example.com"/><rect data-name="x" inkscape="1"/>', []],
  ] as const)('is named: %s', (inside, expected) => {
    expect(lost(inside)).toEqual(expected);
  });
});

it('unsafe sheets beyond the bound of a drawing are left out unread', () => {
  const sheet = `.x{fill:red}@import url(https://example.com);${'/**/'.repeat(MOST_STYLES / 5)}`;
  const drawing = clean(`<style>${sheet}</style><style>${sheet.replace('.x', '.y')}</style>`);
  expect(drawing).toContain('.x{fill:red}');
  expect(drawing).not.toContain('.y');
});

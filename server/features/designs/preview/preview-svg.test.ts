import { SaxesParser } from 'saxes';
import { brandingSchema, designSchema, type DesignPage } from '#core/design/design.js';
import { designOfTemplate, TEMPLATES } from '#sitekit/index.js';
import { pageHeight, partsWithin } from './page-height.js';
import { previewSvg } from './preview-svg.js';
import { toXhtml } from './xhtml.js';

const branding = brandingSchema.parse({});
const fonts = () => Promise.resolve([{ font: 'vazir', unicodeRange: 'U+20-7E', bytes: new Uint8Array(1) }] as const);

function faultsOf(xml: string): string[] {
  const faults: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => void faults.push(message));
  parser.write(xml).close();
  return faults;
}

function page(texts: Record<string, string>, images: Record<string, string> = {}): DesignPage {
  const sections = [{ id: 's', sectionType: 'hero', layoutId: 'hero-1', order: 0, customData: { texts, images } }];
  const [first] = designSchema.parse({ pages: [{ id: 'main', name: 'خانه', sections }] }).pages;
  if (!first) throw new Error('no page');
  return first;
}

const svgOf = (of: DesignPage, pictures = new Map<string, string>()): Promise<string> =>
  previewSvg({ page: of, pages: [of], branding, trade: 'general', pictures, fonts });

describe('the picture of a page', () => {
  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
    'of %s is well-formed',
    async (_id, template) => {
      const { pages } = designOfTemplate(template, 'خانه');
      const [first] = pages;
      if (!first) throw new Error('no page');
      const svg = await previewSvg({ page: first, pages, branding, trade: template.trade, pictures: new Map(), fonts });
      expect(faultsOf(svg)).toEqual([]);
    },
  );

  it('contains the texts of the customer', async () => {
    const svg = await svgOf(page({ title: '<script>alert(1)</script> & ]]> \u0000\u000b\ufffe "' }));
    expect(faultsOf(svg)).toEqual([]);
    expect(svg).not.toContain('<script');
  });

  it('names a site without a name by its domain', async () => {
    const sections = [{ id: 'h', sectionType: 'headers', layoutId: 'headers-1', order: 0, customData: {} }];
    const { pages } = designSchema.parse({ pages: [{ id: 'main', name: 'خانه', sections }] });
    const [first] = pages;
    if (!first) throw new Error('no page');
    const input = { page: first, pages, branding, label: 'ketab-sara', pictures: new Map<string, string>(), fonts };
    expect(await previewSvg({ ...input, trade: 'general' })).toContain('ketab-sara');
    const facts = { name: 'کتاب‌سرای مهر' };
    expect(await previewSvg({ ...input, trade: 'general', facts })).not.toContain('ketab-sara');
  });

  it('shows kept pictures and no others', async () => {
    const [slot, data] = ['main', 'data:image/png;base64,AAAA'];
    const shown = await svgOf(page({}, { [slot]: 'file:1' }), new Map([['file:1', data]]));
    const absent = await svgOf(page({}, { [slot]: '/api/files/1', other: 'https://evil.example/x.png' }));
    expect(absent).not.toMatch(/evil\.example|\/api\/files/);
    expect(faultsOf(shown)).toEqual([]);
  });

  it('leads nowhere', () => {
    expect(toXhtml('<a href="tel:1">w</a><a class="x" href="tel:1" id="y">z</a><use href="#a"/>')).toBe(
      '<a>w</a><a class="x" id="y">z</a><use href="#a"/>',
    );
  });

  it('needs as many parts as fill its height', () => {
    const first = page({});
    const [section] = first.sections;
    if (!section) throw new Error('no section');
    const two = { ...first, sections: [section, { ...section, id: 't', order: 1 }] };
    const counts = [1, pageHeight(first, 'general') + 1, Infinity].map((at) => partsWithin(at, two, 'general'));
    expect(counts).toEqual([1, 2, 2]);
  });

  it('grows with longer texts', () => {
    const [short, long] = [pageHeight(page({}), 'general'), pageHeight(page({ text: 'واژه '.repeat(120) }), 'general')];
    expect(short).toBeGreaterThan(400);
    expect(long - short).toBeGreaterThan(100);
  });
});

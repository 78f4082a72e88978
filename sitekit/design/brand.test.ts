import fc from 'fast-check';
import { BRAND } from '#core/limits/limits.js';
import { LOOK, type LookValue } from '#core/design/look.js';
import { brandPalette, brandVariables, TONES, type Scheme } from './brand.js';
import { contrast } from './color.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom<Scheme>('light', 'dark');
const EDGES = ['#000000', '#ffffff', '#808080', '#ffff00', '#00ff00', '#0000ff', '#8B5CF6', '#FACC15'];

function weakest(primaryColor: string, of: Scheme, tone?: LookValue<'tone'>, secondColor?: string): number {
  const palette = brandPalette({ primaryColor, secondColor, look: { tone } }, of);
  return Math.min(
    ...TONES.flatMap((each) => {
      const { bg, card, chip, fg, muted, accent, fill, onFill } = palette[each];
      const texts = [fg, muted, accent].flatMap((text) => [bg, card, chip].map((surface) => contrast(text, surface)));
      return [...texts, contrast(onFill, fill)];
    }),
  );
}

describe('brand palette', () => {
  test('every text keeps AA on every surface', () => {
    fc.assert(
      fc.property(hex, scheme, (color, of) => weakest(color, of) >= 4.5),
      {
        numRuns: 400,
        examples: EDGES.flatMap((color): [string, Scheme][] => [
          [color, 'light'],
          [color, 'dark'],
        ]),
      },
    );
  });

  test.each(LOOK.tone)('every text keeps AA on %s surfaces', (tone) => {
    for (const color of [...BRAND.presets, ...EDGES])
      for (const of of ['light', 'dark'] as const)
        expect([color, of, weakest(color, of, tone) >= 4.5]).toEqual([color, of, true]);
    fc.assert(fc.property(hex, scheme, (color, of) => weakest(color, of, tone) >= 4.5));
  });

  test('every text keeps AA beside any second colour', () => {
    const edges = EDGES.flatMap((color) => EDGES.map((second) => [color, second, 'light'] as [string, string, Scheme]));
    fc.assert(
      fc.property(hex, hex, scheme, (color, second, of) => weakest(color, of, undefined, second) >= 4.5),
      { numRuns: 300, examples: edges },
    );
  });

  test('a second colour paints links and ornaments, not buttons', () => {
    const [one, two] = [{ primaryColor: '#1D4ED8' }, { primaryColor: '#1D4ED8', secondColor: '#B91C1C' }];
    const [plain, both] = [brandPalette(one, 'light').plain, brandPalette(two, 'light').plain];
    expect([both.accent, both.artWarm, both.fill]).toEqual(['#b91c1c', '#b91c1c', plain.fill]);
    expect(brandPalette({ ...two, secondColor: 'red' }, 'light')).toEqual(brandPalette(one, 'light'));
    expect(brandPalette({ ...two, secondColor: null }, 'light')).toEqual(brandPalette(one, 'light'));
  });

  test('each tone of a site has surfaces of its own', () => {
    const surfaces = LOOK.tone.map((tone) => brandPalette({ look: { tone } }, 'light').soft.bg);
    expect(new Set(surfaces).size).toBe(LOOK.tone.length);
  });

  test('buttons stay apart from the page', () => {
    fc.assert(
      fc.property(hex, scheme, (primaryColor, of) => {
        const { fill, bg } = brandPalette({ primaryColor }, of).plain;
        return contrast(fill, bg) >= 1.3;
      }),
    );
  });

  test('same brand gives the same variables', () => {
    fc.assert(
      fc.property(
        hex,
        scheme,
        (primaryColor, of) =>
          JSON.stringify(brandVariables({ primaryColor }, of)) === JSON.stringify(brandVariables({ primaryColor }, of)),
      ),
    );
  });

  test('every variable is a six digit colour', () => {
    for (const [name, value] of Object.entries(brandVariables({ primaryColor: '#2563EB' }))) {
      if (name !== '--bp-font') expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('a vivid brand is its own button colour', () => {
    expect(brandPalette({ primaryColor: '#2563EB' }, 'light').plain.fill).toBe('#2563eb');
  });

  test('cannot be painted with anything but a colour', () => {
    expect(brandVariables({ primaryColor: 'red;}body{display:none' })).toEqual(brandVariables({}));
  });

  test('own second colour paints the drawings', () => {
    expect(brandPalette({ customColors: ['#00AA55'] }, 'light').plain.artWarm).toBe('#00aa55');
  });
});

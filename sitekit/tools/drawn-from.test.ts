import { DRAWN_TYPES, findLayout, layoutsOf } from '../layouts/layouts.js';
import { drawnFrom } from './drawn-from.js';

const changedIn = (what: 'thumbnails' | 'heights', before: ReturnType<typeof drawnFrom>): string[] =>
  drawnFrom().flatMap((layout, at) => (layout[what] === before[at]?.[what] ? [] : [layout.id]));

describe('what pictures and heights are drawn from', () => {
  const before = drawnFrom();

  test('is there for every layout, and the same every time', () => {
    expect(before.map(({ id }) => id)).toEqual(DRAWN_TYPES.flatMap((type) => layoutsOf(type)).map(({ id }) => id));
    expect([...changedIn('thumbnails', before), ...changedIn('heights', before)]).toEqual([]);
  });

  test('cannot stay the same where a layout changes, and changes for no other', () => {
    const layout = findLayout('hero-1');
    if (layout?.type !== 'hero') throw new Error('hero-1 is no layout of its type.');
    const { tone } = layout.treatment;
    try {
      layout.treatment.tone = 'ink';
      expect(changedIn('thumbnails', before)).toEqual(['hero-1', 'full_page-1']);
      expect(changedIn('heights', before)).toEqual(['hero-1']);
    } finally {
      layout.treatment.tone = tone;
    }
  });
});

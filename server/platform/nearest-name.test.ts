import { nearestName } from './nearest-name.js';

describe('the name that was meant', () => {
  it.each([
    ['titel', ['title', 'text', 'eyebrow'], 'title'],
    ['hero-99', ['hero-1', 'hero-9', 'about-9'], 'hero-9'],
    ['vazirmatn', ['vazir', 'yekan'], 'vazir'],
    ['mian', ['main', 'second'], 'main'],
    ['lalezar', ['vazir', 'yekan'], null],
    ['x', ['title'], null],
    ['title', [], null],
    ['', ['title'], null],
  ])('%s among %j is %s', (given, names, meant) => {
    expect(nearestName(given, names)).toBe(meant);
  });

  it('cannot be made slow by a long name', () => {
    expect(nearestName('a'.repeat(1_000_000), ['title'])).toBeNull();
  });
});

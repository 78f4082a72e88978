import { BRAND } from '#core/limits/limits.js';
import {
  addCustomColor,
  editCustomColor,
  hasStyle,
  isUntouched,
  parseColor,
  pickColor,
  pickLook,
  removeCustomColor,
  restoreCustomColor,
  applyStyle,
} from './branding-edits.js';
import { emptyDesignDraft } from '../draft/design-draft.js';

const blank = emptyDesignDraft().branding;
const withColors = (...customColors: string[]) => ({ ...blank, customColors });

describe('colours (S-092, S-094)', () => {
  test('the documented defaults stand', () => {
    expect(blank).toMatchObject({ primaryColor: '#8B5CF6', fontFamily: 'vazir', customColors: [], logo: null });
    expect(BRAND.presets).toHaveLength(10);
  });

  test('codes are read in every usual spelling', () => {
    expect(['#8b5cf6', '8B5CF6', ' #abc ', '#۱۲۳۴۵۶'].map(parseColor)).toEqual([
      '#8B5CF6',
      '#8B5CF6',
      '#AABBCC',
      '#123456',
    ]);
  });

  test.each(['', '#12', 'red', '#12345G', '#1234567'])('cannot read %p as a colour', (typed) => {
    expect(parseColor(typed)).toBeNull();
  });

  test('a colour that cannot be read changes nothing', () => {
    expect(pickColor(blank, 'nonsense')).toBe(blank);
  });

  test('a colour is added only once, whatever its case', () => {
    expect(addCustomColor(addCustomColor(blank, '#ff0000'), '#FF0000').customColors).toEqual(['#FF0000']);
  });

  test('editing cannot make a copy of another', () => {
    const two = withColors('#FF0000', '#00FF00');
    expect(editCustomColor(two, 0, '#00ff00')).toBe(two);
    expect(editCustomColor(two, 0, '#0000ff').customColors).toEqual(['#0000FF', '#00FF00']);
  });

  test('a removed colour returns to its place', () => {
    const two = withColors('#FF0000', '#00FF00');
    const one = removeCustomColor(two, 0);
    expect(one.customColors).toEqual(['#00FF00']);
    expect(restoreCustomColor(one, 0, '#FF0000').customColors).toEqual(two.customColors);
  });
});

describe('the look of the whole site', () => {
  test('a choice is kept beside the others', () => {
    const warm = pickLook(blank, { type: 'lookPicked', key: 'tone', value: 'warm' });
    expect(pickLook(warm, { type: 'lookPicked', key: 'scheme', value: 'auto' }).look).toEqual({
      tone: 'warm',
      scheme: 'auto',
    });
  });

  test('defaults alone are no look', () => {
    const warm = pickLook(blank, { type: 'lookPicked', key: 'tone', value: 'warm' });
    expect(pickLook(warm, { type: 'lookPicked', key: 'tone', value: 'brand' }).look).toBeUndefined();
  });
});

describe('the style of a template', () => {
  const style = {
    primaryColor: '#EAB308',
    fontFamily: 'vazir',
    headingFont: 'titra',
    look: { scheme: 'dark' },
  } as const;

  test('colour, fonts and look come, the logo stays', () => {
    const own = { ...withColors('#FF0000'), logo: 'file:logo' };
    expect(applyStyle(own, style)).toEqual({ ...own, ...style });
    expect(hasStyle(applyStyle(own, style), style)).toBe(true);
  });

  test('a look of defaults is none', () => {
    expect(applyStyle(blank, { ...style, look: { corners: 'normal' } }).look).toBeUndefined();
  });

  test('any choice of the customer counts as touched', () => {
    expect(isUntouched(blank)).toBe(true);
    expect(isUntouched(pickColor(blank, '#111111'))).toBe(false);
    expect(isUntouched({ ...blank, headingFont: 'titra' })).toBe(false);
    expect(isUntouched(pickLook(blank, { type: 'lookPicked', key: 'tone', value: 'warm' }))).toBe(false);
  });
});

import { buttonColors } from './button-colors.js';
import { BRAND_COLOR } from './mail.styles.js';

describe('the button of a mail', () => {
  it.each([
    ['#7C2D12', '#ffffff'],
    ['#FACC15', '#0f172a'],
    ['#ffffff', '#0f172a'],
  ])('on %s is written in %s', (background, text) => {
    expect(buttonColors(background)).toEqual({ background, text });
  });

  it.each([undefined, 'red', '#12', '#7C2D12;background:url(//a.b)'])('cannot have the colour %s', (color) => {
    expect(buttonColors(color).background).toBe(BRAND_COLOR);
  });
});

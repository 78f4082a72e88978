import { shareLinksSchema } from './design-share.js';
import { SHARE_TARGETS, shareHref } from './share-links.js';

const URL_ = 'https://mehr.example/%D8%AF%D9%88%D9%85.html?a=1&b=2';

describe('share links', () => {
  test.each(SHARE_TARGETS)('%s gets the whole address and title', (target) => {
    const href = shareHref(target, URL_, 'نان & قهوه؟');
    const parameters = [...new URL(href).searchParams.values()].join(' ');
    expect(parameters).toContain(URL_);
    expect(parameters).toContain('نان & قهوه؟');
  });

  test('lead to these services alone', () => {
    const hosts = SHARE_TARGETS.map((target) => new URL(shareHref(target, URL_, '')).host);
    expect(hosts).toEqual(['t.me', 'wa.me', 'eitaa.com', 'ble.ir', 'x.com', '']);
  });

  test('a title cannot end the address', () => {
    expect(() => shareHref('x', URL_, '\uD83D')).not.toThrow();
    expect(shareHref('email', URL_, '"><script>&body=no')).not.toMatch(/[<>"]|&body=no/);
  });

  test('are kept once and in one order', () => {
    expect(shareLinksSchema.parse(['email', 'bale'])).toEqual(['bale', 'email']);
    expect(shareLinksSchema.parse([])).toBeUndefined();
    expect(shareLinksSchema.safeParse(['facebook']).success).toBe(false);
    expect(shareLinksSchema.safeParse(Array(7).fill('x')).success).toBe(false);
  });
});

import { handleOf, networkHref } from './network-link.js';

describe('network link', () => {
  test.each([
    ['instagram', '@mehr.afarin', 'https://www.instagram.com/mehr.afarin'],
    ['telegram', ' mehr_afarin ', 'https://t.me/mehr_afarin'],
    ['eitaa', '@mehr_afarin', 'https://eitaa.com/mehr_afarin'],
    ['bale', 'mehr_afarin', 'https://ble.ir/mehr_afarin'],
    ['whatsapp', '۰۹۱۲-۱۲۳-۴۵۶۷', 'https://wa.me/989121234567'],
    ['youtube', '@mehr', 'https://www.youtube.com/@mehr'],
  ] as const)('%s leads from %s to the profile', (network, text, href) => {
    expect(networkHref(network, text)).toBe(href);
  });

  test.each(['', '@', 'کلینیک مهر', 'a/../b', 'javascript:alert(1)', 'https://evil.example', 'a b', '?x=1'])(
    'cannot lead anywhere from %s',
    (text) => {
      expect(networkHref('instagram', text)).toBeNull();
    },
  );

  test('cannot call a name on WhatsApp', () => {
    expect(networkHref('whatsapp', '@mehr')).toBeNull();
  });
});

describe('a handle', () => {
  test.each([
    ['instagram', '@mehr', '@mehr'],
    ['instagram', 'instagram.com/mehr', '@mehr'],
    ['youtube', 'https://www.youtube.com/@mehr/videos', '@mehr'],
    ['linkedin', 'https://ir.linkedin.com/in/mehr', '@mehr'],
    ['whatsapp', '۰۹۱۲۱۲۳۴۵۶۷', '۰۹۱۲۱۲۳۴۵۶۷'],
  ] as const)('of %s is found in %s', (network, typed, handle) => {
    expect(handleOf(network, typed)).toBe(handle);
  });

  test.each(['https://evil.example/mehr', 'https://instagram.com.evil.example/mehr', 'instagram.com/', 'کافه'])(
    'cannot be %s',
    (typed) => {
      expect(handleOf('instagram', typed)).toBeNull();
    },
  );
});

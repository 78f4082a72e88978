import { referrerOf, referrerOfSite } from './arrival.js';

describe('what led to a page', () => {
  it.each([
    ['https://www.google.com/', 'google', 'google.com'],
    ['https://www.google.co.uk/search?q=a', 'google', 'google.co.uk'],
    ['https://yandex.ru', 'yandex', 'yandex.ru'],
    ['https://l.instagram.com/?u=1', 'instagram', 'l.instagram.com'],
    ['android-app://org.telegram.messenger/', 'telegram', 'org.telegram.messenger'],
    ['https://web.telegram.org/k/', 'telegram', 'web.telegram.org'],
    ['https://web.bale.ai/chat', 'bale', 'web.bale.ai'],
    ['https://web.eitaa.com', 'eitaa', 'web.eitaa.com'],
    ['HTTPS://T.CO:443/abc', 'x', 't.co'],
    ['https://blog.example.org./post?secret=1#x', 'other', 'blog.example.org'],
  ])('is known by the host of %s', (referer, source, referrer) => {
    expect(referrerOf(referer)).toEqual({ source, referrer });
  });

  it('is direct without a referrer or with none that is one', () => {
    for (const referer of [
      undefined,
      '',
      'about:blank',
      'javascript:alert(1)',
      'https://',
      'https:// a',
      'https://[::1]/',
    ])
      expect(referrerOf(referer)).toEqual({ source: 'direct', referrer: '' });
  });

  it.each(['narvan.example', 'WWW.narvan.example', 'narvan.example:8080', 'narvan.example.:'])(
    'is the site itself at its host %s',
    (host) => {
      for (const referer of ['https://narvan.example/about', 'https://www.narvan.example/'])
        expect(referrerOf(referer).referrer).toBe(referrerOfSite(host));
    },
  );

  it('cannot be a search engine by a similar name', () => {
    for (const host of ['google.evil.com', 'notgoogle.com', 'google.com.evil.ir', 'instagram.com.evil.ir', 'at.me'])
      expect(referrerOf(`https://${host}/`).source).toBe('other');
  });

  it('cannot be longer than a host name is', () => {
    const long = referrerOf(`https://${'a'.repeat(400)}.ir/`);
    expect(long).toEqual({ source: 'direct', referrer: '' });
  });
});

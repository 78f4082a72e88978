import { linkAddress } from './link-address.js';

const pages = [{ id: 'main' }, { id: 'about-us' }];

describe('addresses of links', () => {
  test.each(['https://barpa.example/a?b=c', 'mailto:a@b.ir', 'tel:+98211234', '#contact'])('%s is kept', (address) => {
    expect(linkAddress(address, pages)).toBe(address);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a"onclick=x', 'page:gone', ''])(
    'cannot lead to %s',
    (address) => expect(linkAddress(address, pages)).toBeNull(),
  );

  test('a page of the site is its file', () => {
    expect(linkAddress('page:about-us', pages)).toBe('about-us.html');
    expect(linkAddress('page:main', pages)).toBe('index.html');
  });
});

import { LINK_LENGTH, linkOfTyped, linkTarget, sectionLink, sectionOfLink, typedOfLink } from './link-target.js';

describe('targets of links', () => {
  test.each([
    ['page:main', 'page', 'main'],
    ['section:main/s1', 'section', 'main/s1'],
    ['tel:+982112345678', 'phone', 'tel:+982112345678'],
    ['https://wa.me/989121234567', 'whatsapp', 'https://wa.me/989121234567'],
    ['mailto:a@b.ir', 'mail', 'mailto:a@b.ir'],
    ['https://barpa.ir/x', 'web', 'https://barpa.ir/x'],
    ['https://barpa.ir/@narvan?to=a@b.ir', 'web', 'https://barpa.ir/@narvan?to=a@b.ir'],
    ['#contact', 'web', '#contact'],
  ])('%s is a %s', (stored, kind, to) => expect(linkTarget(stored)).toEqual({ kind, to }));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://a.ir',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'https://a.ir"onclick=x',
    'https://bank.ir@evil.example/',
    'https://bank.ir\\@evil.example/',
    'tel:javascript',
    'page:',
    'section:main',
    'section:/x',
    'file:0199',
    '',
    `https://a.ir/${'x'.repeat(LINK_LENGTH)}`,
  ])('cannot be %s', (stored) => expect(linkTarget(stored)).toBeNull());
});

describe('what somebody types for a link', () => {
  test.each([
    ['phone', '۰۲۱-۱۲۳۴ ۵۶۷۸', 'tel:02112345678'],
    ['phone', '+98 912 123 4567', 'tel:+989121234567'],
    ['whatsapp', '۰۹۱۲ ۱۲۳ ۴۵۶۷', 'https://wa.me/989121234567'],
    ['mail', 'Info@Barpa.ir ', 'mailto:Info@Barpa.ir'],
    ['web', 'barpa.ir/about', 'https://barpa.ir/about'],
    ['web', 'http://barpa.ir', 'http://barpa.ir/'],
    ['web', '#contact', '#contact'],
  ] as const)('%s: %s is kept as %s', (kind, typed, stored) => expect(linkOfTyped(kind, typed)).toBe(stored));

  test.each([
    ['phone', 'تماس'],
    ['whatsapp', '123'],
    ['mail', 'a@b'],
    ['web', 'javascript:alert(1)'],
    ['web', 'https://user:pass@evil.ir'],
    ['web', 'یک جمله'],
    ['web', ''],
    ['web', 'x'.repeat(501)],
  ] as const)('%s cannot be %s', (kind, typed) => expect(linkOfTyped(kind, typed)).toBeNull());

  test('what is stored is offered as it was typed', () => {
    expect(typedOfLink({ kind: 'phone', to: 'tel:021123' })).toBe('021123');
    expect(typedOfLink({ kind: 'whatsapp', to: 'https://wa.me/989121234567' })).toBe('989121234567');
    expect(linkOfTyped('whatsapp', '989121234567')).toBe('https://wa.me/989121234567');
  });
});

test('a section is found by two ids that may have slashes', () => {
  const pages = [
    { id: 'a', sections: [{ id: 's' }] },
    { id: 'a/b', sections: [{ id: 'c/d' }] },
  ];
  const { to } = linkTarget(sectionLink('a/b', 'c/d'))!;
  expect(sectionOfLink(to, pages)).toEqual({ page: pages[1], sectionId: 'c/d' });
  expect(sectionOfLink('a/gone', pages)).toBeNull();
});

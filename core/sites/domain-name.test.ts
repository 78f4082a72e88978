import {
  hasArabicLetters,
  isDomainLabel,
  isExtension,
  labelOfTyped,
  normalizeDomainLabel,
  registryRefusal,
  ownedName,
  splitName,
} from './domain-name.js';

describe('domain names', () => {
  it('S-121 accepts letters, digits and hyphen', () => {
    for (const label of ['ab', 'ketab-sara', '4u', 'x'.repeat(63)]) expect(isDomainLabel(label)).toBe(true);
  });

  it('S-121 cannot start with a hyphen or be short', () => {
    for (const label of ['', 'a', '-ab', 'a_b', 'Ab', 'x'.repeat(64), 'سلام']) expect(isDomainLabel(label)).toBe(false);
  });

  it.each([
    ' https://www.Ketab۲ ',
    'HTTPS://KETAB٢/',
    'ketab2/products?id=1#top',
    'http://ketab2:8080',
    'www.ketab2',
    'ke\u200ctab\u200f2',
    'ｋｅｔａｂ２',
    'ket ab2',
    '\u202aketab2\u202c',
  ])('reads the name out of "%s"', (typed) => {
    expect(normalizeDomainLabel(typed)).toBe('ketab2');
  });

  it.each(['https://name.ir/', 'www.name.ir', 'NAME.IR', 'name.ir.', 'name', 'name。ir', 'https://www.name.ir/a.ir'])(
    'takes "%s" for name under .ir',
    (typed) => {
      expect(labelOfTyped(typed, '.ir')).toBe('name');
    },
  );

  it('reads Arabic yeh and kaf as the Persian letters', () => {
    expect(['كتابي', 'کتابى', 'ﻛﺘﺎﺑﻲ', 'کتابی'].map(normalizeDomainLabel)).toEqual(Array(4).fill('کتابی'));
    expect(['كتاب', 'کتابي', 'ﻛﺘﺎب', 'کتابی', 'ketab'].map(hasArabicLetters)).toEqual([true, true, true, false, false]);
  });

  it('leaves an address alone that is still being typed', () => {
    const steps = ['h', 'http', 'https:', 'https:/'];
    for (const typed of steps) expect(normalizeDomainLabel(typed)).toBe(typed);
    expect(normalizeDomainLabel('https://')).toBe('');
    expect(labelOfTyped('name.', '.ir')).toBe('name.');
  });

  it('cannot drop an ending that was not chosen', () => {
    expect(labelOfTyped('name.com', '.ir')).toBe('name.com');
    expect(labelOfTyped('.ir', '.ir')).toBe('.ir');
  });

  it('refuses what the ir registry refuses', () => {
    expect(registryRefusal('ab', '.ir')).toBe('ir_too_short');
    expect(registryRefusal('ab', '.co.ir')).toBe('ir_too_short');
    expect(registryRefusal('ab', '.com')).toBeNull();
    expect(registryRefusal('a--b', '.ir')).toBe('hyphen_position');
    expect(registryRefusal('gov', '.ir')).toBe('reserved');
    expect(registryRefusal('gov', '.com')).toBeNull();
  });

  it('refuses what every registry refuses', () => {
    expect(registryRefusal('abc-', '.com')).toBe('hyphen_position');
    expect(registryRefusal('ab--c', '.com')).toBe('hyphen_position');
    expect(registryRefusal('abc--d', '.com')).toBeNull();
    expect(registryRefusal('xn--mgba3a4f16a', '.com')).toBeNull();
  });

  it('cannot take an extension without its dot', () => {
    expect(isExtension('ir')).toBe(false);
    expect(isExtension('.co.ir')).toBe(true);
    expect(isExtension('.xn--mgba3a4f16a')).toBe(true);
    for (const extension of ['.', '.-a', '.a.b.c', '.a b', '.ir/']) expect(isExtension(extension)).toBe(false);
  });
});

describe('a name that somebody owns', () => {
  it.each([
    ['Kafe-Nar.SHOP', 'kafe-nar', '.shop'],
    ['https://www.nar.co.uk/menu', 'nar', '.co.uk'],
    ['nar.com.', 'nar', '.com'],
    ['۱۲۳nar.ir', '123nar', '.ir'],
  ])('%s is %s and %s', (typed, label, extension) => {
    expect(ownedName(typed)).toEqual({ label, extension });
  });

  it('is punycode in Persian letters', () => {
    expect(ownedName('نار.com')?.label).toMatch(/^xn--[a-z0-9]+$/);
  });

  it.each([
    '',
    'nar',
    '.com',
    'nar.',
    '127.0.0.1',
    '1.2',
    'x@y.com',
    'a b',
    '[::1]',
    'a_b.com',
    '%6e.com',
    'n'.repeat(64) + '.com',
  ])('cannot be "%s"', (typed) => {
    expect(ownedName(typed)).toBeNull();
  });

  it('is split at its first dot', () => {
    expect([splitName('nar'), splitName('nar.co.uk')]).toEqual([
      { label: 'nar', extension: '' },
      { label: 'nar', extension: '.co.uk' },
    ]);
  });
});

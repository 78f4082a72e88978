import { designExcess, excessInWords, type DesignCounts } from './design-excess.js';

const counts = (over: Partial<DesignCounts> = {}): DesignCounts => ({
  pages: 2,
  sections: 8,
  hasLogo: false,
  services: ['seoOptimization'],
  ...over,
});

test('what stays within the bought counts is free', () => {
  expect(designExcess(counts(), counts())).toBeNull();
  expect(designExcess(counts(), counts({ pages: 1, sections: 30, services: [] }))).toBeNull();
});

test('pages and sections beyond are counted', () => {
  expect(designExcess(counts(), counts({ pages: 3, sections: 10 }))).toEqual({
    pages: 1,
    sections: 2,
    logo: false,
    services: [],
  });
});

test('a logo or service that was not bought is named', () => {
  const wanted = counts({ hasLogo: true, services: ['seoOptimization', 'backupService'] });
  const excess = designExcess(counts(), wanted);
  expect(excess).toEqual({ pages: 0, sections: 0, logo: true, services: ['backupService'] });
  expect(designExcess(counts({ hasLogo: true }), counts({ hasLogo: true }))).toBeNull();
});

test('the excess is said in one phrase', () => {
  expect(excessInWords({ pages: 1, sections: 2, logo: true, services: [] })).toBe('۱ صفحه، ۲ بخش و لوگو');
  expect(excessInWords({ pages: 0, sections: 3, logo: false, services: [] })).toBe('۳ بخش');
});

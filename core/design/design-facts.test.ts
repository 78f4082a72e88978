import { designFactsSchema } from './design-facts.js';
import { designSchema } from './design.js';
import { ANSWERS } from '../limits/limits.js';
import { FACTS } from './fact-rules.js';

const page = { id: 'main', name: 'خانه', sections: [] };

describe('the facts of a site', () => {
  test('a design without them stays as it was', () => {
    expect(JSON.stringify(designSchema.parse({ pages: [page] }))).not.toContain('facts');
  });

  test('empty ones are the same as none', () => {
    const empty = {
      name: ' ',
      hours: [{ days: '', times: '' }],
      profiles: { telegram: '' },
      answers: { works: [{ title: ' ' }] },
    };
    expect(JSON.stringify(designSchema.parse({ pages: [page], facts: empty }))).toBe(
      JSON.stringify(designSchema.parse({ pages: [page] })),
    );
  });

  test('what is said is kept, what is unknown is left out', () => {
    const facts = { name: 'کافه مهر', hours: [{ days: 'هر روز', times: '۸ تا ۲۲' }], profiles: { telegram: '@mehr' } };
    expect(designFactsSchema.parse({ ...facts, owner: 'x', profiles: { ...facts.profiles, myspace: 'x' } })).toEqual(
      facts,
    );
  });

  test('answers keep their lines, one line each, and no unknown list', () => {
    const answers = { services: [{ title: ' آزمایش\n خون ' }, { title: '', text: '' }], __proto__: null, menus: [{}] };
    expect(designFactsSchema.parse({ answers })).toEqual({
      answers: { services: [{ title: 'آزمایش خون', text: '' }] },
    });
  });

  test('a fault names its place in Persian', () => {
    const { error } = designFactsSchema.safeParse({ phone: 'x', profiles: { instagram: 'کافه' } });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['phone', 'profiles.instagram']);
    for (const { message } of error?.issues ?? []) expect(message).toMatch(/[آ-ی]/);
  });

  test.each([
    { hours: Array.from({ length: FACTS.hours + 1 }, () => ({ days: 'شنبه', times: '۸' })) },
    { name: 'ن'.repeat(100_000) },
    { answers: { services: Array.from({ length: ANSWERS.lines + 1 }, () => ({ title: 'خدمت' })) } },
    { answers: { people: [{ title: 'ن'.repeat(ANSWERS.title + 1) }] } },
    { answers: { prices: [{ title: 'چای', text: 'ه'.repeat(ANSWERS.text + 1) }] } },
    { answers: { services: 'چای' } },
    { answers: [] },
    { name: ['کافه'] },
    { profiles: ['@mehr'] },
    'کافه',
  ])('cannot be %j', (facts) => {
    expect(designFactsSchema.safeParse(facts).success).toBe(false);
  });
});

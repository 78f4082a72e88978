import { designFactsSchema } from './design-facts.js';
import { designSchema } from './design.js';
import { FACTS } from './fact-rules.js';

const page = { id: 'main', name: 'خانه', sections: [] };

describe('the facts of a site', () => {
  test('a design without them stays as it was', () => {
    expect(JSON.stringify(designSchema.parse({ pages: [page] }))).not.toContain('facts');
  });

  test('empty ones are the same as none', () => {
    const empty = { name: ' ', hours: [{ days: '', times: '' }], profiles: { telegram: '' } };
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

  test('a fault names its place in Persian', () => {
    const { error } = designFactsSchema.safeParse({ phone: 'x', profiles: { instagram: 'کافه' } });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['phone', 'profiles.instagram']);
    for (const { message } of error?.issues ?? []) expect(message).toMatch(/[آ-ی]/);
  });

  test.each([
    { hours: Array.from({ length: FACTS.hours + 1 }, () => ({ days: 'شنبه', times: '۸' })) },
    { name: 'ن'.repeat(100_000) },
    { name: ['کافه'] },
    { profiles: ['@mehr'] },
    'کافه',
  ])('cannot be %j', (facts) => {
    expect(designFactsSchema.safeParse(facts).success).toBe(false);
  });
});

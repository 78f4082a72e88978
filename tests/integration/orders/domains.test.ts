/** Domain prices and availability, and the platform's settings. */
import { domainToASCII } from 'node:url';
import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import { extensionPrices } from '#features/domains/index.js';
import type { DomainAnswer } from '#platform/ports.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';

const clock = manualClock();
const asked: string[] = [];
let answer: DomainAnswer = { status: 'available' };
let app: TestApp;
beforeAll(async () => {
  const registry = {
    check: (label: string, extension: string) => {
      asked.push(label + extension);
      return Promise.resolve(answer);
    },
    supports: () => true,
  };
  app = await createTestApp({ worker: false, clock, rateLimitFactor: 1, ports: { registry } });
});
afterAll(() => app?.close());
beforeEach(() => {
  asked.length = 0;
  answer = { status: 'available' };
  return app.ctx().em.execute('delete from rate_limits');
});

const check = (body: object, path = '/wizard/domains/check-availability'): Promise<RestAnswer> =>
  app.rest('POST', path, { body });

describe('availability', () => {
  it.each(['/wizard/domains/check-availability', '/domains/check-availability'])(
    'answers guests at %s',
    async (path) => {
      const { status, body } = await check({ domain: 'mysite', extension: '.com' }, path);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        domain: 'mysite',
        extension: '.com',
        available: true,
        status: 'available',
        message: expect.stringContaining('mysite.com'),
        checked_at: clock.now().toISOString(),
      });
    },
  );

  it('takes what people type and paste', async () => {
    for (const domain of ['MySite', 'https://www.mysite', 'https://mysite.ir/', 'mysite.ir', ' my site '])
      expect((await check({ domain })).body).toMatchObject({ domain: 'mysite', extension: '.ir' });
    expect(new Set(asked)).toEqual(new Set(['mysite.ir']));
  });

  it('warns of a pasted name in Arabic letters, which is not the Persian one', async () => {
    const message = async (name: string) =>
      String((await check({ domain: domainToASCII(name), extension: '.com' })).body['message']);
    expect(await message('كتابي')).toContain('عربی');
    expect(await message('کتابی')).not.toContain('عربی');
    for (const domain of ['كتابي', 'کتابی'])
      expect((await check({ domain, extension: '.com' })).body).toMatchObject({ error_code: 'INVALID_DOMAIN' });
  });

  it('says taken and unknown plainly', async () => {
    answer = { status: 'taken' };
    expect((await check({ domain: 'mysite' })).body).toMatchObject({ available: false, status: 'taken' });
    answer = { status: 'unknown', reason: 'timeout' };
    expect((await check({ domain: 'mysite' })).body).toMatchObject({
      available: false,
      status: 'unknown',
      reason: 'timeout',
      message: expect.stringMatching(/[\u0600-\u06ff]/),
    });
  });

  it('cannot register two letters under .ir', async () => {
    expect((await check({ domain: 'ab', extension: 'ir' })).body).toMatchObject({
      available: false,
      status: 'unknown',
      reason: 'refused_by_registry',
    });
    expect(asked).toEqual([]);
  });

  it('is the same through GraphQL', async () => {
    const { data } = await app.graphql(
      '{ domainAvailability(domain: "mysite") { domain extension available status message checkedAt } }',
    );
    expect(data).toMatchObject({
      domainAvailability: { domain: 'mysite', extension: '.ir', available: true, status: 'available' },
    });
  });

  it('says through GraphQL why nothing is known', async () => {
    const { data } = await app.graphql('{ domainAvailability(domain: "ab") { status reason } }');
    expect(data).toEqual({ domainAvailability: { status: 'unknown', reason: 'refused_by_registry' } });
  });

  it.each(['', 'a', '-abc', 'سایت', 'a_b', 'x'.repeat(64), 'a.b'])('cannot check the name "%s"', async (domain) => {
    expect((await check({ domain })).body['error_code']).toBe('INVALID_DOMAIN');
    expect(asked).toEqual([]);
  });

  it('cannot check an extension that is not offered', async () => {
    for (const extension of ['.xyz', 'constructor', ''])
      expect((await check({ domain: 'mysite', extension })).body['error_code']).toBe('UNKNOWN_EXTENSION');
  });

  it('cannot be asked without end', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await check({ domain: `site${time}` })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('has a budget of its own for each account', async () => {
    const [one, other] = [await createAccount(app), await createAccount(app)];
    const ask = (token: string, time: number): Promise<RestAnswer> =>
      app.rest('POST', '/domains/check-availability', { token, body: { domain: `site${time}` } });
    for (let time = 0; time < 60; time += 1) await ask(one.token, time);
    expect((await ask(one.token, 60)).status).toBe(429);
    expect((await ask(other.token, 61)).status).toBe(200);
  });
});

describe('prices', () => {
  it('start as documented, each described in Persian', async () => {
    expect(await extensionPrices(app.ctx())).toEqual(EXTENSION_PRICES);
    const { data } = await app.graphql<{
      domainExtensions: { extension: string; priceToman: number; description: string; category: string }[];
    }>('{ domainExtensions { id extension priceToman description category available } }');
    expect(data.domainExtensions.map((item) => item.extension)).toEqual(Object.keys(EXTENSION_PRICES));
    expect(data.domainExtensions.every((item) => /[\u0600-\u06ff]/.test(item.description))).toBe(true);
    expect(data.domainExtensions[0]).toMatchObject({ extension: '.ir', priceToman: 0, category: 'country' });
  });

  it('follow a change within a second, and offer nothing withdrawn', async () => {
    await extensionPrices(app.ctx());
    await app.ctx().em.execute(`update domain_prices set price_rials = 5000000 where extension = '.com'`);
    await app.ctx().em.execute(`update domain_prices set available = false where extension = '.cc'`);
    clock.advance(1000);
    const prices = await extensionPrices(app.ctx());
    expect(prices['.com']).toBe(500_000);
    expect(prices['.cc']).toBeUndefined();
  });

  it('survive a restart', async () => {
    await app.restart();
    clock.advance(1000);
    expect((await extensionPrices(app.ctx()))['.com']).toBe(500_000);
  });

  it('cannot be negative or in half tomans', async () => {
    for (const price of [-10, 5])
      await expect(app.ctx().em.execute(`update domain_prices set price_rials = ${price}`)).rejects.toThrow(
        'domain_prices_price',
      );
  });
});

describe('the site', () => {
  it('names itself from one place', async () => {
    const { data } = await app.graphql<{ platformSettings: { name: string } }>(
      '{ platformSettings { name slogan description email phone instagram linkedin github } platformMode { mode message until } }',
    );
    expect(data).toMatchObject({
      platformSettings: { name: 'برپا' },
      platformMode: { mode: 'normal', message: null, until: null },
    });
    expect((await app.rest('GET', '/site-config/current')).body).toMatchObject({
      mode: 'normal',
      settings: { name: 'برپا' },
    });
  });

  it('cannot have a second configuration or another mode', async () => {
    await expect(app.ctx().em.execute(`update platform_settings set key = 'other'`)).rejects.toThrow(
      'platform_settings_one_row',
    );
    await expect(app.ctx().em.execute(`update platform_settings set mode = 'closed'`)).rejects.toThrow(
      'platform_settings_mode_check',
    );
  });
});

import { ConfigError, loadConfig } from './config.js';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://barpa.example/',
  TOKEN_SECRET: 'x'.repeat(32),
  ZARINPAL_MERCHANT_ID: '8b7d1d5e-0f5d-4c4e-9a57-3c1f5a3a2b10',
  SMTP_URL: 'smtp://mail.example:587',
  SITES_HOST: 'barpa-sites.example',
};

/** The outside world is real throughout. */
const NOTHING = { gateway: false, mail: false, registry: false, oauth: false, indexNow: false };

describe('configuration', () => {
  it('starts from nothing outside production', () => {
    expect(loadConfig({})).toMatchObject({
      port: 4000,
      databaseUrl: null,
      gateways: [],
      demo: true,
      sandbox: { gateway: true, mail: true, registry: true, oauth: true, indexNow: true },
    });
  });

  it('listens to this machine alone outside production', () => {
    expect(loadConfig({}).host).toBeNull();
    expect(loadConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(loadConfig(production).host).toBe('0.0.0.0');
  });

  it.each([
    { ADMIN_EMAIL: 'admin@shop.example', ADMIN_PASSWORD: 'a good password' },
    { SMTP_URL: 'smtp://mail.example:587' },
    { ZARINPAL_MERCHANT_ID: production.ZARINPAL_MERCHANT_ID },
  ])('cannot let the sandbox sign people in with %j', (real) => {
    expect(loadConfig(real).sandbox.oauth).toBe(false);
  });

  it('takes the real gateway when only the merchant is set', () => {
    const merchantId = production.ZARINPAL_MERCHANT_ID;
    expect(loadConfig(production).gateways).toEqual([
      { provider: 'zarinpal', baseUrl: 'https://payment.zarinpal.com', merchantId },
    ]);
  });

  it('keeps former accounts at the gateway behind the one of new payments', () => {
    const former = ['12345678-90ab-0cde-f012-34567890abcd', '22345678-90ab-0cde-f012-34567890abcd'];
    const merchantId = production.ZARINPAL_MERCHANT_ID;
    const given = { ...production, ZARINPAL_FORMER_MERCHANT_IDS: [...former, merchantId].join(' , ') };
    expect(loadConfig(given).gateways.map((each) => each.merchantId)).toEqual([merchantId, ...former]);
  });

  it('cannot take former accounts without one for new payments', () => {
    const { ZARINPAL_MERCHANT_ID: former, ...rest } = production;
    const given = { ...rest, ALLOW_SANDBOX: '1', ZARINPAL_FORMER_MERCHANT_IDS: former };
    expect(() => loadConfig(given)).toThrow('required with ZARINPAL_FORMER_MERCHANT_IDS');
    expect(() => loadConfig({ ...production, ZARINPAL_FORMER_MERCHANT_IDS: 'old' })).toThrow('takes merchant ids');
  });

  it('takes the real OAuth providers one by one', () => {
    const { oauth } = loadConfig({ GITHUB_CLIENT_ID: 'Iv1.abc', GITHUB_CLIENT_SECRET: 'secret' });
    expect(oauth).toEqual({ github: { clientId: 'Iv1.abc', clientSecret: 'secret' }, google: null });
  });

  it('cannot take half of an OAuth client', () => {
    expect(() => loadConfig({ GITHUB_CLIENT_ID: 'Iv1.abc' })).toThrow('GITHUB_CLIENT_SECRET');
    expect(() => loadConfig({ GOOGLE_CLIENT_SECRET: 'secret' })).toThrow('GOOGLE_CLIENT_ID');
  });

  it('takes an S3 store for the files', () => {
    const given = { S3_ENDPOINT: 'http://files:9000/', S3_BUCKET: 'barpa', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    expect(loadConfig({}).s3).toBeNull();
    expect(loadConfig(given).s3).toEqual({
      endpoint: 'http://files:9000',
      bucket: 'barpa',
      accessKey: 'a',
      secretKey: 'b',
      region: 'us-east-1',
    });
    expect(loadConfig({ ...given, S3_REGION: 'eu-central-1' }).s3?.region).toBe('eu-central-1');
  });

  it('cannot take half of an S3 store', () => {
    expect(() => loadConfig({ S3_ENDPOINT: 'http://files:9000', S3_BUCKET: 'barpa' })).toThrow('S3_SECRET_KEY');
  });

  it('counts empty variables as absent', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 4000 });
  });

  it('names every fault in one message', () => {
    const load = (): unknown =>
      loadConfig({
        NODE_ENV: 'production',
        PORT: 'x',
        DATABASE_URL: 'mysql://a',
        LOG_LEVEL: 'loud',
        S3_BUCKET: 'files',
      });
    expect(load).toThrow(ConfigError);
    const alone = ['PORT', 'DATABASE_URL', 'LOG_LEVEL'];
    const together = ['TOKEN_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'ZARINPAL_MERCHANT_ID', 'S3_SECRET_KEY'];
    for (const name of [...alone, ...together]) expect(load).toThrow(name);
  });

  it('cannot simulate external services in production by default', () => {
    const { ZARINPAL_MERCHANT_ID: _merchant, ...rest } = production;
    expect(() => loadConfig(rest)).toThrow('ZARINPAL_MERCHANT_ID');
    expect(loadConfig(production)).toMatchObject({ demo: false, sandbox: NOTHING });
    expect(loadConfig({ ...production, ALLOW_SANDBOX: '1' }).sandbox).toEqual(NOTHING);
  });

  it('simulates only the gateway in production, when configured', () => {
    const { ZARINPAL_MERCHANT_ID: _merchant, ...rest } = production;
    expect(loadConfig({ ...rest, ALLOW_SANDBOX: '1' }).sandbox).toEqual({ ...NOTHING, gateway: true });
  });

  it('cannot do without a mail server in production', () => {
    expect(() => loadConfig({ ...production, SMTP_URL: '', ALLOW_SANDBOX: '1' })).toThrow('SMTP_URL');
  });

  it('cannot seed public passwords in production unasked', () => {
    expect(() => loadConfig({ ...production, DEMO: '1' })).toThrow('DEMO');
    expect(loadConfig({ ...production, DEMO: '1', ALLOW_SANDBOX: '1' }).demo).toBe(true);
  });

  it('seeds a year only in demonstrations where all is simulated', () => {
    const demo = { NODE_ENV: 'development', DEMO: '1', DEMO_YEAR: '1' };
    expect(loadConfig(demo).demoYear).toBe(true);
    expect(loadConfig({}).demoYear).toBe(true);
    expect(loadConfig({ DEMO_YEAR: '0' }).demoYear).toBe(false);
    expect(loadConfig({ DATABASE_URL: 'postgresql://barpa:secret@127.0.0.1/barpa' }).demoYear).toBe(false);
    expect(loadConfig({ NODE_ENV: 'test', DEMO: '1' }).demoYear).toBe(false);
    expect(loadConfig({ ...demo, DEMO: '0' }).demoYear).toBe(false);
    const merchant = { ZARINPAL_MERCHANT_ID: '12345678-90ab-0cde-f012-34567890abcd' };
    expect(loadConfig({ ...demo, ...merchant }).demoYear).toBe(false);
    expect(loadConfig({ ...production, ...demo, NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).demoYear).toBe(false);
  });

  it('takes merchant ids of no RFC version', () => {
    const merchantId = '12345678-90AB-0cde-f012-34567890abcd';
    expect(loadConfig({ ...production, ZARINPAL_MERCHANT_ID: merchantId }).gateways[0]?.merchantId).toBe(merchantId);
  });

  it.each([
    '12345678-90ab-0cde-f012-34567890abc',
    '1234567890ab0cdef01234567890abcd',
    'g2345678-90ab-0cde-f012-34567890abcd',
  ])('cannot take %s for a merchant id', (merchantId) => {
    expect(() => loadConfig({ ...production, ZARINPAL_MERCHANT_ID: merchantId })).toThrow('ZARINPAL_MERCHANT_ID');
  });

  it('cannot let sites share the cookies of the app in production', () => {
    expect(loadConfig(production).sitesHost).toBe('barpa-sites.example');
    expect(() => loadConfig({ ...production, SITES_HOST: '' })).toThrow('SITES_HOST');
    expect(() => loadConfig({ ...production, SITES_HOST: 'sites.barpa.example' })).toThrow('SITES_HOST');
    expect(loadConfig({ ...production, PUBLIC_URL: 'http://localhost:8080', SITES_HOST: '' }).sitesHost).toBe(
      'sites.localhost',
    );
  });

  it('lets webhooks reach programs of this machine where only this machine reaches it', () => {
    for (const given of [{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { HOST: 'localhost' }]) {
      expect([given, loadConfig(given).webhooksReachLoopback]).toEqual([given, true]);
    }
    expect(loadConfig({ PUBLIC_URL: 'http://localhost:4000' }).webhooksReachLoopback).toBe(true);
  });

  it.each([
    ['in production', { ...production, HOST: '127.0.0.1', ALLOW_SANDBOX: '1' }],
    ['where it listens on every address', { HOST: '0.0.0.0' }],
    ['where it listens on every address of IPv6', { HOST: '::' }],
    ['where it listens on an address of the network', { HOST: '192.168.1.20' }],
    ['where people use another address', { HOST: '127.0.0.1', PUBLIC_URL: 'https://barpa.example' }],
    ['where mails are real', { SMTP_URL: 'smtp://mail.example' }],
    ['where payments are real', { ZARINPAL_MERCHANT_ID: '12345678-90ab-0cde-f012-34567890abcd' }],
  ])('cannot let webhooks reach this machine %s', (_where, given) => {
    expect(loadConfig(given).webhooksReachLoopback).toBe(false);
  });

  it('cannot run in production without a secret', () => {
    expect(() => loadConfig({ ...production, TOKEN_SECRET: '' })).toThrow('TOKEN_SECRET');
  });
});

import { ConfigError, loadConfig } from './config.js';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://barpa.example/',
  TOKEN_SECRET: 'x'.repeat(32),
  ZARINPAL_MERCHANT_ID: '8b7d1d5e-0f5d-4c4e-9a57-3c1f5a3a2b10',
  SMTP_URL: 'smtp://mail.example:587',
};

describe('configuration', () => {
  it('starts from nothing outside production', () => {
    expect(loadConfig({})).toMatchObject({
      port: 4000,
      databaseUrl: null,
      zarinpal: null,
      demo: true,
      allowSandbox: true,
    });
  });

  it('takes the real gateway when only the merchant is set', () => {
    expect(loadConfig(production).zarinpal).toEqual({
      baseUrl: 'https://payment.zarinpal.com',
      merchantId: production.ZARINPAL_MERCHANT_ID,
    });
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
    const load = (): unknown => loadConfig({ PORT: 'x', DATABASE_URL: 'mysql://a', LOG_LEVEL: 'loud' });
    expect(load).toThrow(ConfigError);
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL']) expect(load).toThrow(name);
  });

  it('cannot play the outside world in production unasked', () => {
    const { ZARINPAL_MERCHANT_ID: _merchant, SMTP_URL: _smtp, ...rest } = production;
    expect(() => loadConfig(rest)).toThrow(/ZARINPAL_MERCHANT_ID[^]*SMTP_URL/);
    expect(loadConfig({ ...rest, ALLOW_SANDBOX: '1' }).allowSandbox).toBe(true);
    expect(loadConfig(production)).toMatchObject({ allowSandbox: false, demo: false });
  });

  it('cannot run in production without a secret', () => {
    expect(() => loadConfig({ ...production, TOKEN_SECRET: '' })).toThrow('TOKEN_SECRET');
  });
});

/**
 * The variables that docker-compose.yml hands to the server start it in production; packages that the image leaves out
 * are never imported.
 */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ConfigError, loadConfig } from './config.js';

type Values = Readonly<Record<string, string | undefined>>;
interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string | number>> }>>;
}

const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as Compose;

/** Replaces variables like Compose: `${NAME:-default}` and `${NAME:?message}`. */
function interpolate(text: string, env: Values): string {
  return text.replace(/(?<!\$)\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind = '-', rest = '') => {
    const value = env[name];
    if (value !== undefined && value !== '') return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest;
  });
}

function environmentOf(service: string, env: Values): Record<string, string> {
  const given = Object.entries(services[service]?.environment ?? {});
  return Object.fromEntries(given.map(([name, value]) => [name, interpolate(String(value), env)]));
}

/** The file `.env` that the first lines of docker-compose.yml tell to write. */
const DOT_ENV: Values = {
  POSTGRES_PASSWORD: 'a1'.repeat(32),
  S3_SECRET_KEY: 'b2'.repeat(32),
  TOKEN_SECRET: 'c3'.repeat(32),
  SMTP_URL: 'smtps://user:password@mail.example',
  ZARINPAL_MERCHANT_ID: '1344b5d4-0048-11e8-94db-005056a205be',
};
const PUBLIC: Values = {
  ...DOT_ENV,
  PUBLIC_URL: 'https://barpa.example',
  SITES_HOST: 'barpa-sites.example',
  SITES_ADDRESSES: '203.0.113.10,2001:db8::10',
};

describe('the values of docker-compose', () => {
  it('start a process in production that shares everything', () => {
    const config = loadConfig(environmentOf('app', DOT_ENV));
    expect(config).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 8080,
      databaseUrl: `postgresql://barpa:${DOT_ENV['POSTGRES_PASSWORD']}@postgres:5432/barpa`,
      redisUrl: 'redis://redis:6379',
      s3: { endpoint: 'http://files:9000', bucket: 'barpa', secretKey: DOT_ENV['S3_SECRET_KEY'] },
      tlsAsk: { host: '0.0.0.0', port: 4001 },
      sitesHost: 'sites.localhost',
      demo: false,
    });
    expect(Object.values(config.sandbox)).not.toContain(true);
  });

  it('start it at a public address with hosts of its own', () => {
    const config = loadConfig(environmentOf('app', PUBLIC));
    expect(config).toMatchObject({
      publicUrl: 'https://barpa.example',
      sitesHost: 'barpa-sites.example',
      sitesAddresses: ['203.0.113.10', '2001:db8::10'],
    });
  });

  it('name the sites alike for the process and its proxy', () => {
    for (const env of [DOT_ENV, PUBLIC]) {
      const proxy = environmentOf('proxy', env);
      const config = loadConfig(environmentOf('app', env));
      expect([proxy['PUBLIC_URL'], proxy['SITES_HOST']]).toEqual([config.publicUrl, config.sitesHost]);
    }
  });

  it('listen where a container looks for the default address itself', () => {
    const { port, publicUrl } = loadConfig(environmentOf('app', DOT_ENV));
    expect(publicUrl).toBe(`http://localhost:${port}`);
  });

  it('try it out without a merchant by the sandbox gateway alone', () => {
    const env = { ...DOT_ENV, ZARINPAL_MERCHANT_ID: '', ALLOW_SANDBOX: '1' };
    const { sandbox } = loadConfig(environmentOf('app', env));
    expect(Object.entries(sandbox).filter(([, isOn]) => isOn)).toEqual([['gateway', true]]);
  });

  it.each(['POSTGRES_PASSWORD', 'S3_SECRET_KEY', 'TOKEN_SECRET', 'SMTP_URL'])('cannot do without %s', (name) => {
    expect(() => environmentOf('app', { ...DOT_ENV, [name]: '' })).toThrow(name);
  });

  it.each([
    ['a merchant', { ...DOT_ENV, ZARINPAL_MERCHANT_ID: '' }, /ZARINPAL_MERCHANT_ID/],
    ['a host of the sites at a public address', { ...PUBLIC, SITES_HOST: '' }, /SITES_HOST/],
    ['a registrable domain of its own for the sites', { ...PUBLIC, SITES_HOST: 'sites.barpa.example' }, /SITES_HOST/],
    ['a secret of 32 characters', { ...DOT_ENV, TOKEN_SECRET: 'short' }, /TOKEN_SECRET/],
  ])('cannot start without %s', (_, env, fault) => {
    const start = () => loadConfig(environmentOf('app', env));
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(fault);
  });
});

/** Imports of values, not of types alone, and of files that are read from a package's folder. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^'.#][^']*)'|import\('([^'.#][^']*)'\)|node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/g;

function packagesOf(source: string): string[] {
  const names = [...source.matchAll(IMPORT)].map(([, from, loaded, file]) => from ?? loaded ?? file ?? '');
  const foreign = names.filter((name) => !name.startsWith('node:'));
  return foreign.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}

it('the server imports no package that the image leaves out', () => {
  const all = globSync(['server/**/*.{ts,tsx}', 'core/**/*.ts', 'sitekit/**/*.{ts,tsx}']);
  const shipped = all.filter((file) => !/\.test\.|^server\/tools\//.test(file));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const used = new Set(shipped.flatMap((file) => packagesOf(readFileSync(file, 'utf8'))));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !(name in dependencies))).toEqual([]);
  expect(packagesOf(`import { parse } from 'yaml';\nimport type { A } from 'b';`)).toEqual(['yaml']);
  expect(packagesOf(`import { rial } from '#core/money.js';\nimport { a } from './a.js';`)).toEqual([]);
});

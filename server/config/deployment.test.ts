/** docker-compose.yml, the Dockerfile and the documents agree with what the server reads. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ERRORS } from '#core/errors/errors.js';
import * as limits from '#core/limits/limits.js';
import { VARIABLES } from './config.js';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

const text = readFileSync('docker-compose.yml', 'utf8');
const { services } = parse(text, { merge: true }) as Compose;
const caddyfile = readFileSync('Caddyfile', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');
const readme = readFileSync('README.md', 'utf8');
const operations = readFileSync('docs/operations.md', 'utf8');

/** A name, or a name with a registry, and a version that says more than the major one. */
const PINNED = /^[\w./-]+:(v?\d+\.\d+[\w.-]*|RELEASE\.[\w-]+)$/;
const SECRET = /PASSWORD|SECRET/;

/** `NAME` or `NAME=value` in backticks. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/`([A-Z][A-Z0-9_]*)(?:=[^`]*)?`/g)].map(([, name = '']) => name);

/** The variables that the proxy and Compose itself read. */
const PROXY = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name);
const COMPOSE = ['POSTGRES_PASSWORD', 'PROXY_HTTP_PORT', 'PROXY_HTTPS_PORT'];

const imagesOf = (source: string): string[] => [...source.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? '');

describe('deployment', () => {
  it('docker-compose passes every variable of the server', () => {
    expect(Object.keys(services['app']?.environment ?? {}).sort()).toEqual([...VARIABLES].sort());
  });

  it('README lists the variables of the server and no other', () => {
    const table = readme.slice(readme.indexOf('## In production'));
    const names = [...table.matchAll(/^\| (`[A-Z][^|]*) \|/gm)].flatMap(([, cell = '']) => namesIn(cell));
    expect(names.sort()).toEqual([...VARIABLES].sort());
  });

  it('operations.md names no variable that is never read', () => {
    const known = new Set([...VARIABLES, ...PROXY, ...COMPOSE, ...Object.keys(ERRORS), ...Object.keys(limits)]);
    const named = namesIn(operations).filter((name) => name.includes('_'));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('docker-compose and the Dockerfile set no variable that is never read', () => {
    const used = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);
    const set = [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    expect(set).toContain('DATA_DIR');
    const known = new Set([...VARIABLES, ...PROXY, ...COMPOSE]);
    expect([...used, ...set].filter((name) => !known.has(name))).toEqual([]);
  });

  it('docker-compose has the services of its app', () => {
    const { DATABASE_URL, REDIS_URL, S3_ENDPOINT, S3_BUCKET } = services['app']?.environment ?? {};
    const hosts = [DATABASE_URL, REDIS_URL, S3_ENDPOINT].map((url) => /([a-z]+):\d+/.exec(String(url))?.[1] ?? '');
    expect(hosts).toEqual(['postgres', 'redis', 'files']);
    expect(hosts.filter((host) => !services[host])).toEqual([]);
    expect(text).toContain(`mc mb --ignore-existing store/${S3_BUCKET}`);
  });

  it('docker-compose gives the proxy its file and the port for permissions', () => {
    const { environment = {}, volumes } = services['proxy'] ?? {};
    expect(volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
    expect(Object.keys(environment).filter((name) => !PROXY.includes(name))).toEqual([]);
    const { PORT, TLS_ASK_PORT } = services['app']?.environment ?? {};
    expect(environment).toMatchObject({ APP_PORT: PORT });
    expect(caddyfile).toContain('dynamic a {$APP_HOST:app} {$APP_PORT:4000}');
    expect(caddyfile).toContain(`ask http://{$APP_HOST:app}:{$TLS_ASK_PORT:${TLS_ASK_PORT}}/ask`);
    expect(text).not.toMatch(new RegExp(`['"]?\\d*:${TLS_ASK_PORT}\\b`));
  });

  it('no image is left without a version', () => {
    const foreign = Object.values(services).filter((service) => !service.build);
    const images = [...foreign.map(({ image }) => image ?? 'none'), ...imagesOf(dockerfile)];
    expect(images.length).toBeGreaterThan(6);
    expect(images.filter((image) => !PINNED.test(image))).toEqual([]);
  });

  it.each(['minio/minio', 'postgres:18', 'caddy:latest', 'caddy:2-alpine'])('%s does not count as pinned', (image) => {
    expect(image).not.toMatch(PINNED);
  });

  it('no secret has a default', () => {
    const given = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = given.filter(([name]) => SECRET.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    const open = secrets.filter(([, value]) => !/^\$\{\w+:(\?.+|-)\}$/.test(String(value)));
    expect(open).toEqual([]);
    for (const name of ['TOKEN_SECRET', 'POSTGRES_PASSWORD', 'S3_SECRET_KEY'])
      expect(text).not.toMatch(new RegExp(`\\$\\{${name}(?!:\\?)`));
  });

  it('the sandbox and the demonstration are off by default', () => {
    expect(services['app']?.environment).toMatchObject({ ALLOW_SANDBOX: '${ALLOW_SANDBOX:-}', DEMO: '${DEMO:-}' });
  });

  it('only the proxy can be reached from other machines', () => {
    const reachable = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(reachable.map(([name]) => name)).toEqual(['proxy']);
  });

  it('the health check tests whether the process is ready', () => {
    expect(dockerfile).toMatch(/HEALTHCHECK[^]*\/api\/health\/ready/);
  });
});

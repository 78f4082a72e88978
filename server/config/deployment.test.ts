/** docker-compose.yml, the Dockerfile and the documents agree with what the server reads. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { VARIABLES } from './config.js';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

const text = readFileSync('docker-compose.yml', 'utf8');
const { services } = parse(text, { merge: true }) as Compose;
const dockerfile = readFileSync('Dockerfile', 'utf8');
const documents = readFileSync('README.md', 'utf8') + readFileSync('docs/operations.md', 'utf8');

/** A name, or a name with a registry, and a version that says more than the major one. */
const PINNED = /^[\w./-]+:(v?\d+\.\d+[\w.-]*|RELEASE\.[\w-]+)$/;
const SECRET = /PASSWORD|SECRET/;

const imagesOf = (source: string): string[] => [...source.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? '');

describe('deployment', () => {
  it('docker-compose passes every variable of the server', () => {
    expect(Object.keys(services['app']?.environment ?? {}).sort()).toEqual([...VARIABLES].sort());
  });

  it('every variable of the server is documented', () => {
    expect(VARIABLES.filter((name) => !documents.includes(`\`${name}\``))).toEqual([]);
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

  it('the sandbox and the demonstration are off unless asked for', () => {
    expect(services['app']?.environment).toMatchObject({ ALLOW_SANDBOX: '${ALLOW_SANDBOX:-}', DEMO: '${DEMO:-}' });
  });

  it('only the proxy can be reached from other machines', () => {
    const reachable = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(reachable.map(([name]) => name)).toEqual(['proxy']);
  });

  it('the health check asks whether the process is ready', () => {
    expect(dockerfile).toMatch(/HEALTHCHECK[^]*\/api\/health\/ready/);
  });
});

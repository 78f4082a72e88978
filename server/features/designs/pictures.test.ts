import Fastify from 'fastify';
import { AppError } from '#core/errors/errors.js';
import { SECTION_COUNTS, SECTION_TYPES } from '#core/catalogue.js';
import { registerDesignPictures } from './pictures.plugin.js';

const PNG = '89504e470d0a1a0a';
const app = Fastify();
app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? 404 : 500).send());
registerDesignPictures(app);
let url = '';
beforeAll(async () => void (url = await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => app.close());

async function load(path: string, init?: RequestInit): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(`${url}/designs/${path}`, init);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('pictures of layouts', () => {
  it.each(SECTION_TYPES)('S-111 S-114 %s has one for every number', async (type) => {
    let bytes = 0;
    for (const n of numbers(SECTION_COUNTS[type])) {
      const { response, bytes: png } = await load(`${type}/${n}.png`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(png.subarray(0, 8).toString('hex')).toBe(PNG);
      expect(png.readUInt32BE(16)).toBe(480);
      bytes += png.length;
    }
    expect(bytes / SECTION_COUNTS[type]).toBeLessThan(40_000);
  });

  it('S-114 answers HEAD without the picture', async () => {
    const { response, bytes } = await load('hero/1.png', { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type'), bytes.length]).toEqual([200, 'image/png', 0]);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(500);
  });

  it('is cached for a day, then revalidated by its ETag', async () => {
    const { response } = await load('hero/2.png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const again = await load('hero/2.png', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
  });

  it.each(['hero/43.png', 'hero/0.png', 'hero/01.png', 'castle/1.png', 'hero/1.svg', 'hero/..%2f..%2fx.png'])(
    'cannot find %s',
    async (path) => expect((await load(path)).response.status).toBe(404),
  );
});

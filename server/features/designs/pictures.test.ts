import Fastify from 'fastify';
import { AppError } from '../../../core/errors.js';
import { SECTION_COUNTS, SECTION_TYPES } from '../../../core/catalogue.js';
import { registerDesignPictures } from './pictures.plugin.js';

const PNG = '89504e470d0a1a0a';
const app = Fastify();
app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? 404 : 500).send());
registerDesignPictures(app);
afterAll(() => app.close());

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('pictures of layouts', () => {
  it.each(SECTION_TYPES)('S-111 S-114 %s has one for every number', async (type) => {
    let bytes = 0;
    for (const n of numbers(SECTION_COUNTS[type])) {
      const { statusCode, headers, rawPayload } = await app.inject(`/designs/${type}/${n}.png`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(rawPayload.subarray(0, 8).toString('hex')).toBe(PNG);
      expect(rawPayload.readUInt32BE(16)).toBe(480);
      bytes += rawPayload.length;
    }
    expect(bytes / SECTION_COUNTS[type]).toBeLessThan(100_000);
  });

  it('S-114 answers HEAD without the picture', async () => {
    const { statusCode, headers, rawPayload } = await app.inject({ method: 'HEAD', url: '/designs/hero/1.png' });
    expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([200, 'image/png', 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(500);
  });

  it('is asked for once a day, then by its ETag', async () => {
    const { headers } = await app.inject('/designs/hero/2.png');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    const again = await app.inject({ url: '/designs/hero/2.png', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each(['hero/43.png', 'hero/0.png', 'hero/01.png', 'castle/1.png', 'hero/1.svg', 'hero/..%2f..%2fx.png'])(
    'cannot find %s',
    async (path) => expect((await app.inject(`/designs/${path}`)).statusCode).toBe(404),
  );
});

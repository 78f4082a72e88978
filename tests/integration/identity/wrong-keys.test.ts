/** Whoever guesses keys is slowed down, and nobody else. */
import { createTestApp } from '#tests/helpers/app.js';

it('wrong keys count against the network that sends them', async () => {
  const strict = await createTestApp({ worker: false, rateLimitFactor: 0.01 });
  try {
    const guess = async (address: string): Promise<unknown> => {
      const headers = { 'x-api-key': 'bk_nonsense', 'x-forwarded-for': address };
      return (await strict.rest('GET', '/orders', { headers })).body['error_code'];
    };
    const guesses: unknown[] = [];
    for (let n = 1; n <= 13; n += 1) guesses.push(await guess(`2001:db8:7:7::${n}`));
    expect(guesses.at(0)).toBe('API_KEY_INVALID');
    expect(guesses.at(-1)).toBe('RATE_LIMITED');
    expect(await guess('2001:db8:8:8::1')).toBe('API_KEY_INVALID');
  } finally {
    await strict.close();
  }
});

import { DriverException } from '@mikro-orm/core';
import { fromDatabase, isDatabaseAway } from './lost-connection.js';

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9000'), { code: 'ECONNREFUSED' });
const asked = (error: Error): Promise<unknown> =>
  fromDatabase(Promise.reject(error)).catch((thrown: unknown) => thrown);

describe('a database that is away', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '57P03', '08006', '53300'])('is told by %s', async (code) => {
    expect(isDatabaseAway(await asked(Object.assign(new Error('x'), { code })))).toBe(true);
  });

  it('is told through what libraries wrap around it', async () => {
    const error = (await asked(refused())) as Error;
    expect(isDatabaseAway(new DriverException(error))).toBe(true);
    expect(isDatabaseAway(new Error('outer', { cause: error }))).toBe(true);
  });

  it('cannot be told by what others refuse', () => {
    expect(isDatabaseAway(refused())).toBe(false);
    expect(isDatabaseAway(new Error('the file store', { cause: refused() }))).toBe(false);
  });

  it('cannot be told by an ordinary fault of a query', async () => {
    expect(isDatabaseAway(await asked(Object.assign(new Error('x'), { code: '23505' })))).toBe(false);
  });
});

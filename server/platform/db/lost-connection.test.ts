import { DriverException } from '@mikro-orm/core';
import { fromDatabase, isDatabaseAway } from './lost-connection.js';

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9000'), { code: 'ECONNREFUSED' });
const failing = (error: Error): Promise<unknown> =>
  fromDatabase(Promise.reject(error)).catch((thrown: unknown) => thrown);

describe('a database that is away', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '57P03', '08006', '53300'])(
    'recognises the code %s',
    async (code) => {
      expect(isDatabaseAway(await failing(Object.assign(new Error('x'), { code })))).toBe(true);
    },
  );

  it('recognises a code in a wrapped cause', async () => {
    const error = (await failing(refused())) as Error;
    expect(isDatabaseAway(new DriverException(error))).toBe(true);
    expect(isDatabaseAway(new Error('outer', { cause: error }))).toBe(true);
  });

  it('cannot be taken from errors of other services', () => {
    expect(isDatabaseAway(refused())).toBe(false);
    expect(isDatabaseAway(new Error('the file store', { cause: refused() }))).toBe(false);
  });

  it('cannot be taken from an ordinary query error', async () => {
    expect(isDatabaseAway(await failing(Object.assign(new Error('x'), { code: '23505' })))).toBe(false);
  });
});

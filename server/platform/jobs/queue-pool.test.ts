import { asRepeatable } from './queue-pool.js';

const error = (code?: string): Error =>
  Object.assign(new Error('Connection terminated unexpectedly'), code && { code });

it.each([undefined, '57P01', '57P02', '08006', 'ECONNREFUSED', 'ECONNRESET'])(
  'repeats after a lost connection: %s',
  (code) => {
    expect(asRepeatable(error(code))).toMatchObject({ code: 'EHOSTUNREACH' });
  },
);

it.each(['23505', '57P03', '40001'])('leaves what has another meaning: %s', (code) => {
  expect(asRepeatable(error(code))).toMatchObject({ code });
});

it('leaves what is no error', () => {
  expect(asRepeatable('gone')).toBe('gone');
});

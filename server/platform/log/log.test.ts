import { Writable } from 'node:stream';
import { createLogger, type Logger } from './log.js';

function logged(write: (log: Logger) => void): string {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  write(createLogger('debug', stream));
  return lines.join('');
}

const SECRET = 'opensesame';

describe('the log', () => {
  it.each<[string, object]>([
    ['the query of an address', { url: `/verify-email?token=${SECRET}&user_id=1` }],
    [
      'a mail that waits in the queue',
      { meta: { job: { payload: { vars: { link: `https://x.example/a?token=${SECRET}` } } } } },
    ],
    ['a link under its name', { vars: { link: `https://x.example/reset/${SECRET}` } }],
    ['a header', { req: { headers: { authorization: `Bearer ${SECRET}`, cookie: SECRET } } }],
    ['a refresh token', { body: { refresh_token: SECRET, refreshToken: SECRET } }],
    ['a code of the second step', { input: { code: SECRET, recoveryCodes: [SECRET] } }],
    ['a list', { all: [{ password: SECRET }] }],
    ['an error with facts', { err: Object.assign(new Error(`GET /a?key=${SECRET} failed`), { token: SECRET }) }],
    ['the cause of an error', { err: new Error('failed', { cause: new Error(`https://x.example/?a=${SECRET}`) }) }],
    ['a text with a bearer', { text: `authorization: Bearer ${SECRET}` }],
  ])('cannot hold %s', (_what, facts) => {
    const line = logged((log) => log.debug(facts, 'request'));
    expect(line).toContain('[hidden]');
    expect(line).not.toContain(SECRET);
    expect(logged((log) => log.child({ requestId: 'r' }).error(facts, 'x'))).not.toContain(SECRET);
  });

  it('keeps what helps to find a fault', () => {
    const error = Object.assign(new Error('relation "x" does not exist'), { code: '42P01' });
    const line = JSON.parse(logged((log) => log.error({ err: error, ms: 3, url: '/api/orders' }, 'failed'))) as {
      err: unknown;
    };
    expect(line).toMatchObject({ ms: 3, url: '/api/orders', msg: 'failed' });
    expect(line.err).toMatchObject({
      message: error.message,
      type: 'Error',
      stack: expect.stringContaining('log.test'),
    });
  });

  it('cannot be filled by something endless', () => {
    const round: Record<string, unknown> = { text: 'x'.repeat(1_000_000) };
    round['self'] = round;
    expect(logged((log) => log.error({ round }, 'x')).length).toBeLessThan(100_000);
  });
});

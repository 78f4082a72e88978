import { loadConfig, type Config } from '../../config/config.js';
import { isSignedLink, signedFileLink } from './file-link.js';

const config: Config = { ...loadConfig({}), tokenSecret: 'a secret of the tests, long enough' };
const now = new Date('2026-11-21T10:20:00Z');
const HOUR = 3_600_000;

function read(link: string): { id: string; expires: number; signature: string } {
  const url = new URL(link, 'http://barpa.example');
  return {
    id: url.pathname.split('/').at(-1) ?? '',
    expires: Number(url.searchParams.get('expires')),
    signature: url.searchParams.get('signature') ?? '',
  };
}

describe('signed file links', () => {
  it('open their file for at least an hour', () => {
    const { id, expires, signature } = read(signedFileLink(config, 'one', now));
    expect(isSignedLink(config, id, expires, signature, new Date(now.getTime() + HOUR))).toBe(true);
  });

  it('stay the same within the hour', () => {
    expect(signedFileLink(config, 'one', now)).toBe(signedFileLink(config, 'one', new Date(now.getTime() + 60_000)));
  });

  it('cannot open anything later, or another file', () => {
    const { expires, signature } = read(signedFileLink(config, 'one', now));
    expect(isSignedLink(config, 'one', expires, signature, new Date(now.getTime() + 2 * HOUR))).toBe(false);
    expect(isSignedLink(config, 'two', expires, signature, now)).toBe(false);
    expect(isSignedLink(config, 'one', expires + 3600, signature, now)).toBe(false);
    expect(isSignedLink(config, 'one', expires, '', now)).toBe(false);
  });
});

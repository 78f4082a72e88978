import { describeRelease } from './manifest.js';

const file = (path: string, text = path) => ({ path, type: 'text/html; charset=utf-8', bytes: Buffer.from(text) });

it('names each file by its content, whatever the order', () => {
  const one = describeRelease([file('index.html', 'a'), file('خدمات.html', 'b')]);
  const other = describeRelease([file('خدمات.html', 'b'), file('index.html', 'a')]);
  expect(other).toEqual(one);
  expect(one).toMatchObject({ totalFiles: 2, totalBytes: 2 });
  expect(one.manifest['index.html']?.hash).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
});

it('has another digest when one byte or one name differs', () => {
  const digests = [
    [file('index.html', 'a')],
    [file('index.html', 'b')],
    [file('index.html', 'a'), file('x.html', 'a')],
    [file('index.html', 'a'), file('y.html', 'a')],
  ].map((files) => describeRelease(files).digest);
  expect(new Set(digests).size).toBe(4);
});

it.each(['../x', 'a/../b', '/x', 'a//b', 'a\\b', '.hidden', 'a/.b', 'a\nb', 'a\0b', '', 'x'.repeat(301)])(
  'cannot hold %j',
  (path) => expect(() => describeRelease([file('index.html'), file(path)])).toThrow('not a path'),
);

it('cannot hold a path twice, and not be without its first page', () => {
  expect(() => describeRelease([file('index.html'), file('index.html')])).toThrow('twice');
  expect(() => describeRelease([file('a.html')])).toThrow('index.html');
});

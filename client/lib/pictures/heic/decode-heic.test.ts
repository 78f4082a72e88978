/** How long libheif may take, and that it opens one file at a time. */
import { jest } from '@jest/globals';
import { PICTURES } from '#core/limits/limits.js';
import { decodeHeic } from './decode-heic.js';
import type { HeicAnswer } from './heic.worker.js';

const FILE = new File([new Uint8Array(8)], 'a.heic');
const BITMAP = { width: 2 } as ImageBitmap;

/** Workers that do only what a test says. */
class TestWorker {
  static readonly all: TestWorker[] = [];
  onmessage: (event: { data: HeicAnswer }) => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly postMessage = jest.fn();
  readonly terminate = jest.fn();
  constructor() {
    TestWorker.all.push(this);
  }
  answer = (data: HeicAnswer): void => this.onmessage({ data });
}

const decode = () => decodeHeic(FILE, () => new TestWorker() as unknown as Worker);
const faultOf = (picture: Promise<unknown>): Promise<string> => picture.then(() => '', String);
const started = async (count: number): Promise<TestWorker> => {
  while (TestWorker.all.length < count) await jest.advanceTimersByTimeAsync(0);
  return TestWorker.all[count - 1]!;
};

beforeEach(() => {
  TestWorker.all.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('HEIC files are opened one after the other', async () => {
  const pictures = Promise.all([decode(), decode()]);
  const first = await started(1);
  first.answer('ready');
  expect(first.postMessage).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(TestWorker.all).toHaveLength(1);
  first.answer(BITMAP);
  const second = await started(2);
  expect(first.terminate).toHaveBeenCalled();
  second.answer('ready');
  second.answer(BITMAP);
  expect(await pictures).toEqual([BITMAP, BITMAP]);
});

test.each([
  ['load', PICTURES.heic.loadMs, (_: TestWorker): void => undefined],
  ['decode', PICTURES.heic.decodeMs, (worker: TestWorker): void => worker.answer('ready')],
] as const)('libheif cannot %s for ever', async (_, ms, begin) => {
  const refused = faultOf(decode());
  const worker = await started(1);
  begin(worker);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(worker.terminate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await refused).toContain('too long');
  expect(worker.terminate).toHaveBeenCalled();
});

test('a file that fails cannot keep the next one waiting', async () => {
  const refused = faultOf(decode());
  (await started(1)).answer('failed');
  expect(await refused).toContain('cannot open');
  const next = decode();
  const worker = await started(2);
  worker.answer('ready');
  worker.answer(BITMAP);
  expect(await next).toBe(BITMAP);
});

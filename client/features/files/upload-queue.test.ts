import { RestError } from '#client/lib/rest/rest-error.js';
import { uiError } from '#client/lib/errors.js';
import { toArrivedFile } from '#client/lib/file-rules.js';
import { newKept, type KeptFile } from './kept-files.js';
import type { Sending } from '#client/lib/rest/send-file.js';
import { UploadQueue } from './upload-queue.js';

interface Held {
  readonly sending: Sending;
  readonly arrive: () => void;
  readonly break: (error: unknown) => void;
}

function queueOf() {
  const held: Held[] = [];
  const shown: (readonly [number, string | null])[] = [];
  const arrived: string[] = [];
  const queue = new UploadQueue('order-1', {
    send: (sending) =>
      new Promise((resolve, reject) => {
        sending.signal.addEventListener('abort', () => reject(new Error('cancelled')));
        held.push({ sending, arrive: () => resolve(toArrivedFile({ id: sending.file.name })), break: reject });
      }),
    onSent: (_kept, file) => void arrived.push(file.id),
    onIdle: (sent, fault) => void shown.push([sent, fault?.name ?? null]),
  });
  const states = () => queue.getSnapshot().map(({ kept, state }) => [kept.file.name, state.kind]);
  return { queue, held, told: shown, arrived, states };
}

const files = (...names: string[]): KeptFile[] =>
  newKept(
    { owner: 'guest', slot: 'order:order-1' },
    names.map((name) => new File(['x'], name)),
    'توضیح',
    0,
  );
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('two are under way at once, the others wait', async () => {
  const { queue, held, states, arrived, told: shown } = queueOf();
  queue.add(files('a.pdf', 'b.pdf', 'c.pdf'));
  expect(states()).toEqual([
    ['a.pdf', 'sending'],
    ['b.pdf', 'sending'],
    ['c.pdf', 'waiting'],
  ]);
  expect(held[0]?.sending).toMatchObject({ orderId: 'order-1', description: 'توضیح' });
  held[0]?.arrive();
  await turn();
  expect(states()).toEqual([
    ['b.pdf', 'sending'],
    ['c.pdf', 'sending'],
  ]);
  held[1]?.arrive();
  held[2]?.arrive();
  await turn();
  expect(arrived).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(shown).toEqual([[3, null]]);
});

test('progress is reported as it comes', () => {
  const { queue, held } = queueOf();
  queue.add(files('a.pdf'));
  held[0]?.sending.onProgress(0.4);
  expect(queue.getSnapshot()[0]?.state).toEqual({ kind: 'sending', share: 0.4 });
});

test('S-142 what failed stays, says why, and can be sent again', async () => {
  const { queue, held, told: shown } = queueOf();
  queue.add(files('a.pdf'));
  held[0]?.break(new RestError(415, 'x', uiError('FILE_TYPE_UNSUPPORTED')));
  await turn();
  expect(queue.getSnapshot()[0]?.state).toEqual({ kind: 'failed', message: 'فرمت فایل پشتیبانی نمیشود' });
  expect(shown).toEqual([[0, 'a.pdf']]);
  queue.retry(queue.getSnapshot()[0]?.kept.id ?? '');
  held[1]?.arrive();
  await turn();
  expect(queue.getSnapshot()).toEqual([]);
  expect(shown.at(-1)).toEqual([1, null]);
});

test('a cancelled file is stopped and forgotten, without a complaint', async () => {
  const { queue, held, told: shown, states } = queueOf();
  queue.add(files('a.pdf', 'b.pdf', 'c.pdf'));
  queue.cancel(queue.getSnapshot()[0]?.kept.id ?? '');
  await turn();
  expect(held[0]?.sending.signal.aborted).toBe(true);
  expect(states()).toEqual([
    ['b.pdf', 'sending'],
    ['c.pdf', 'sending'],
  ]);
  expect(shown).toEqual([]);
});

test('files that are held back cannot leave by themselves', async () => {
  const { queue, held } = queueOf();
  queue.add(files('a.pdf'), 'ارسال نشد');
  await turn();
  expect(held).toHaveLength(0);
});

test('the same file cannot be added twice', () => {
  const { queue, states } = queueOf();
  const chosen = files('a.pdf');
  queue.add(chosen);
  queue.add(chosen);
  expect(states()).toHaveLength(1);
});

test('S-137 a file refused by content stops the rest', async () => {
  const { queue, held, told: shown, states } = queueOf();
  queue.add(files('a.pdf', 'bad.pdf', 'c.pdf'));
  held[1]?.break(new RestError(415, 'x', uiError('FILE_TYPE_UNSUPPORTED')));
  await turn();
  expect(held).toHaveLength(2);
  expect(held[0]?.sending.signal.aborted).toBe(true);
  expect(states()).toEqual([
    ['a.pdf', 'failed'],
    ['bad.pdf', 'failed'],
    ['c.pdf', 'failed'],
  ]);
  expect(shown).toEqual([[0, 'bad.pdf']]);
  queue.retry(queue.getSnapshot()[2]?.kept.id ?? '');
  held[2]?.arrive();
  await turn();
  expect(shown.at(-1)).toEqual([1, null]);
});

test('a broken journey of one file cannot stop the others', async () => {
  const { queue, held, states } = queueOf();
  queue.add(files('a.pdf', 'b.pdf', 'c.pdf'));
  held[0]?.break(new RestError(null, 'x', uiError('NETWORK_ERROR')));
  await turn();
  expect(states()).toEqual([
    ['a.pdf', 'failed'],
    ['b.pdf', 'sending'],
    ['c.pdf', 'sending'],
  ]);
});

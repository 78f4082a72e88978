import { RestError } from '#client/lib/rest/rest-error.js';
import { uiError } from '#client/lib/errors.js';
import type { AddedPicture, AddingPicture } from '../context/picture-library.js';
import { PictureUploads } from './picture-uploads.js';

interface Held {
  readonly name: string;
  readonly adding: AddingPicture;
  readonly answer: (added: AddedPicture) => void;
  readonly break: (error: unknown) => void;
}

function queueOf() {
  const held: Held[] = [];
  const idle: (readonly [readonly string[], readonly string[]])[] = [];
  const queue = new PictureUploads({
    add: (file, adding) =>
      new Promise((resolve, reject) => {
        adding.signal.addEventListener('abort', () => reject(new Error('cancelled')));
        held.push({ name: file.name, adding, answer: resolve, break: reject });
      }),
    onIdle: (images, notices) => void idle.push([images, notices]),
  });
  const states = () => queue.getSnapshot().map(({ file, state }) => [file.name, state.kind]);
  return { queue, held, idle, states };
}

const filesOf = (...names: string[]): File[] => names.map((name) => new File(['x'], name));
const added = (image: string, notice: string | null = null): AddedPicture => ({ kind: 'added', image, notice });
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('two are under way at once, each with its progress, and all are reported together', async () => {
  const { queue, held, idle, states } = queueOf();
  queue.add(filesOf('a', 'b', 'c'));
  expect(states()).toEqual([
    ['a', 'sending'],
    ['b', 'sending'],
    ['c', 'waiting'],
  ]);
  held[0]?.adding.onProgress(0.5);
  expect(queue.getSnapshot()[0]?.state).toEqual({ kind: 'sending', share: 0.5 });
  held[0]?.answer(added('file:a', 'کوچک شد'));
  await turn();
  expect(states()).toEqual([
    ['a', 'done'],
    ['b', 'sending'],
    ['c', 'sending'],
  ]);
  held[2]?.answer(added('file:c'));
  held[1]?.answer(added('file:b', 'کوچک شد'));
  await turn();
  expect([idle, states()]).toEqual([[[['file:a', 'file:b', 'file:c'], ['کوچک شد']]], []]);
});

test('one that fails cannot stop the others, says why and is sent again', async () => {
  const { queue, held, idle } = queueOf();
  queue.add(filesOf('a', 'b', 'c'));
  held[0]?.answer({ kind: 'refused', message: 'این فایل خالی است.' });
  held[1]?.break(new RestError(409, 'x', uiError('FILE_QUOTA_EXCEEDED', { message: 'جا نیست' })));
  await turn();
  held[2]?.answer(added('file:c'));
  await turn();
  expect(queue.getSnapshot().map(({ state }) => state)).toEqual([
    { kind: 'failed', message: 'این فایل خالی است.' },
    { kind: 'failed', message: 'جا نیست' },
  ]);
  expect(idle).toEqual([[['file:c'], []]]);
  queue.retry(queue.getSnapshot()[1]?.id ?? '');
  held[3]?.answer(added('file:b'));
  await turn();
  expect(idle[1]).toEqual([['file:b'], []]);
});

test('what is cancelled is stopped and forgotten', async () => {
  const { queue, held, idle, states } = queueOf();
  queue.add(filesOf('a', 'b'));
  queue.cancel(queue.getSnapshot()[0]?.id ?? '');
  expect(held[0]?.adding.signal.aborted).toBe(true);
  await turn();
  expect(states()).toEqual([['b', 'sending']]);
  queue.cancelAll();
  await turn();
  expect([states(), idle]).toEqual([[], []]);
});

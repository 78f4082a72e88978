import { jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { SUPPORT } from '#core/limits/limits.js';
import { networkError, uiError } from '#client/lib/errors.js';
import { fileMessages } from '#client/lib/messages/file.messages.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import type { AttachmentSending, SentAttachment } from './send-attachment.js';

const sendAttachment = jest.fn<(sending: AttachmentSending) => Promise<SentAttachment>>();
const dropAttachment = jest.fn(() => Promise.resolve());
jest.unstable_mockModule('./send-attachment.js', () => ({ sendAttachment, dropAttachment }));
const { AttachmentUploads } = await import('./attachment-uploads.js');
const { useAttachments } = await import('./use-attachments.js');

const texts = supportMessages.composer;
const fileOf = (name: string) => new File(['x'], name);
const rendered: { now: ReturnType<typeof useAttachments> | null } = { now: null };
const attachments = () => rendered.now!;

function Composer() {
  const uploads = useAttachments();
  useEffect(() => {
    rendered.now = uploads;
  });
  return <AttachmentUploads attachments={uploads} />;
}

/** Each by its file's name: an id, or what the journey fails by. */
function open(answers: Readonly<Record<string, string | Error>>): void {
  sendAttachment.mockReset().mockImplementation(async ({ file }) => {
    const answer = answers[file.name] ?? `id of ${file.name}`;
    if (typeof answer === 'string')
      return { id: answer, notice: file.name === 'lossy.svg' ? 'لینک‌ها برداشته شد' : null };
    throw answer;
  });
  render(
    <MantineProvider env="test">
      <Composer />
    </MantineProvider>,
  );
}

const choose = (...names: string[]) => act(async () => attachments().add(names.map(fileOf)));
const lineOf = (name: string) =>
  within(screen.getAllByRole('listitem').find((line) => line.textContent?.includes(name)) ?? document.body);

test('a file that is not taken stops none of the others, and says why', async () => {
  open({});
  await choose('a.png', 'b.exe', 'c.pdf');
  expect(sendAttachment.mock.calls.map(([{ file }]) => file.name)).toEqual(['a.png', 'c.pdf']);
  expect(attachments().ids).toEqual(['id of a.png', 'id of c.pdf']);
  expect(lineOf('b.exe').getByRole('alert').textContent).toBe(fileMessages.wrongType);
  expect(lineOf('b.exe').queryByRole('button', { name: texts.retry('b.exe') })).toBeNull();
});

test('what an attached SVG has lost is said beside it', async () => {
  open({});
  await choose('lossy.svg', 'a.webp');
  expect(lineOf('lossy.svg').getByRole('status').textContent).toBe('لینک‌ها برداشته شد');
  expect(lineOf('a.webp').queryByRole('status')).toBeNull();
});

test('a message cannot be sent with a failed file, and is sent once that is removed', async () => {
  open({ 'b.png': new RestError(415, 'no', uiError('FILE_TYPE_UNSUPPORTED')) });
  await choose('a.png', 'b.png');
  expect(attachments().isUnfinished).toBe(true);
  expect(screen.getByText(texts.unsent)).toBeTruthy();
  expect(lineOf('b.png').queryByRole('button', { name: texts.retry('b.png') })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.remove('b.png') }));
  expect([attachments().isUnfinished, attachments().ids]).toEqual([false, ['id of a.png']]);
  expect(screen.queryByText(texts.unsent)).toBeNull();
});

test('a file whose journey failed is kept and can be sent again', async () => {
  const answers: Record<string, string | Error> = { 'a.png': networkError() };
  open(answers);
  await choose('a.png');
  answers['a.png'] = 'arrived';
  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.retry('a.png') })));
  expect([attachments().isUnfinished, attachments().ids]).toEqual([false, ['arrived']]);
});

test('files beyond the number of a message say so, the others go', async () => {
  open({});
  const names = Array.from({ length: SUPPORT.attachments + 1 }, (_, n) => `${n}.png`);
  await choose(...names);
  expect(attachments().ids).toHaveLength(SUPPORT.attachments);
  expect(lineOf(names.at(-1) ?? '').getByRole('alert').textContent).toBe(texts.many);
});

import { MantineProvider, Modal } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { common } from '#client/lib/messages/common.messages.js';
import { laterDialog } from './later-dialog.js';

interface QuestionProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const Question = ({ opened, onClose }: QuestionProps) => (
  <Modal opened={opened} onClose={onClose}>
    <button onClick={onClose}>no</button>
  </Modal>
);

function show(load: () => Promise<ComponentType<QuestionProps>>) {
  const Later = laterDialog(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>ask</button>
        <Later opened={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  return render(
    <MantineProvider env="test">
      <Notifications />
      <Page />
    </MantineProvider>,
  );
}
const ask = () => screen.getByText('ask');

afterEach(() => notifications.clean());

test('a dialog is loaded when it is first opened', async () => {
  let resolve: (loaded: ComponentType<QuestionProps>) => void = () => undefined;
  const promise = new Promise<ComponentType<QuestionProps>>((done) => {
    resolve = done;
  });
  let loads = 0;
  show(() => {
    loads += 1;
    return promise;
  });
  expect(loads).toBe(0);
  fireEvent.click(ask());
  expect(loads).toBe(1);
  await act(async () => resolve(Question));
  expect(await screen.findByText('no')).toBeTruthy();
});

test('a dialog that is given up before it is loaded stays closed', async () => {
  let resolve: (loaded: ComponentType<QuestionProps>) => void = () => undefined;
  show(
    () =>
      new Promise((done) => {
        resolve = done;
      }),
  );
  fireEvent.click(ask());
  fireEvent.click(screen.getByLabelText(common.cancel));
  await act(async () => resolve(Question));
  expect(screen.queryByText('no')).toBeNull();
  fireEvent.click(ask());
  expect(await screen.findByText('no')).toBeTruthy();
});

test('a dialog that was given up cannot report its failure', async () => {
  let reject: (reason: Error) => void = () => undefined;
  show(
    () =>
      new Promise((_, refuse) => {
        reject = refuse;
      }),
  );
  fireEvent.click(ask());
  fireEvent.click(screen.getByLabelText(common.cancel));
  await act(async () => reject(new TypeError('Failed to fetch')));
  expect(screen.queryByText(common.notLoaded)).toBeNull();
});

test('closing a loaded dialog returns the focus', async () => {
  show(() => Promise.resolve(Question));
  ask().focus();
  fireEvent.click(ask());
  fireEvent.click(await screen.findByText('no'));
  await waitFor(() => expect(screen.queryByText('no')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(ask()));
});

test('a dialog that cannot be loaded says so and opens later', async () => {
  let isOnline = false;
  show(() => (isOnline ? Promise.resolve(Question) : Promise.reject(new TypeError('Failed to fetch'))));
  fireEvent.click(ask());
  expect(await screen.findByText(common.notLoaded)).toBeTruthy();
  isOnline = true;
  fireEvent.click(ask());
  expect(await screen.findByText('no')).toBeTruthy();
});

import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, render, screen } from '@testing-library/react';
import { common } from '#client/lib/messages/common.messages.js';
import { CopyButton } from './copy-button.js';

function press(writeText: () => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(
    <MantineProvider env="test">
      <Notifications />
      <CopyButton value="WZ-1" what="کد" />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: `${common.copy} کد` }));
}

afterEach(() => {
  notifications.clean();
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('what was copied is said on the button', async () => {
  press(() => Promise.resolve());
  expect(await screen.findByRole('button', { name: common.copied })).toBeTruthy();
});

test('what cannot be copied is said on the page', async () => {
  press(() => Promise.reject(new Error('refused')));
  expect(await screen.findByText(common.copyFailed)).toBeTruthy();
});

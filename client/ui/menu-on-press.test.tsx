import { Menu, MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { common } from '#client/lib/messages/common.messages.js';
import { useMenuOnPress, useOpenedByPress } from './menu-on-press.js';

function Fruits() {
  const { target, opened, setOpened } = useOpenedByPress();
  return (
    <Menu opened={opened} onChange={setOpened} withinPortal={false}>
      <Menu.Target>
        <button ref={target}>fruits</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>apple</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Opener({ load }: { readonly load: () => Promise<ComponentType> }) {
  const { Menu: Loaded, button } = useMenuOnPress(load);
  return Loaded ? <Loaded /> : <button {...button}>fruits</button>;
}

const show = (load: () => Promise<ComponentType>) =>
  render(
    <MantineProvider env="test">
      <Notifications />
      <Opener load={load} />
    </MantineProvider>,
  );
const button = () => screen.getByText('fruits');

afterEach(() => notifications.clean());

test('a press loads the menu and opens it', async () => {
  let resolve: (loaded: ComponentType) => void = () => undefined;
  const promise = new Promise<ComponentType>((done) => {
    resolve = done;
  });
  show(() => promise);
  expect(screen.queryByText('apple')).toBeNull();
  fireEvent.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  await act(async () => resolve(Fruits));
  expect(await screen.findByText('apple')).toBeTruthy();
});

test('closing a loaded menu leaves the focus on its button', async () => {
  show(() => Promise.resolve(Fruits));
  button().focus();
  fireEvent.click(button());
  fireEvent.keyDown(await screen.findByText('apple'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('apple')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('a menu that cannot be loaded says so and can be pressed again', async () => {
  let isOnline = false;
  show(() => (isOnline ? Promise.resolve(Fruits) : Promise.reject(new TypeError('Failed to fetch'))));
  fireEvent.click(button());
  expect(await screen.findByText(common.notLoaded)).toBeTruthy();
  isOnline = true;
  fireEvent.click(button());
  expect(await screen.findByText('apple')).toBeTruthy();
});

import { jest } from '@jest/globals';
import { InMemoryCache } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { NotificationPreferencesDocument, SetNotificationPreferenceDocument } from '#client/gql/graphql.js';
import { preferenceMessages as text } from '#client/lib/messages/notification.messages.js';
import { PreferencesCard } from './preferences-card.js';

// The tests wait for states, however long a busy machine takes.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const preference = (kind: string, locked = false, bell = true) => ({
  __typename: 'NotificationPreference',
  kind,
  bell,
  email: true,
  locked,
});
const all = {
  request: { query: NotificationPreferencesDocument },
  result: { data: { notificationPreferences: [preference('order'), preference('money', true)] } },
};
const switchOff = { query: SetNotificationPreferenceDocument, variables: { kind: 'order', bell: false } };

function open(...mocks: MockLink.MockedResponse[]): void {
  const cache = new InMemoryCache({ typePolicies: { NotificationPreference: { keyFields: ['kind'] } } });
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={[all, ...mocks]} cache={cache}>
        <PreferencesCard />
      </MockedProvider>
    </MantineProvider>,
  );
}

const find = (kind: string, channel: string) => screen.findByLabelText<HTMLInputElement>(text.switch(kind, channel));

test('a kind is switched off in the list of notifications', async () => {
  open({ request: switchOff, result: { data: { setNotificationPreference: preference('order', false, false) } } });
  const bell = await find(text.kinds.order.name, text.bell);
  fireEvent.click(bell);
  await waitFor(() => expect(bell.checked).toBe(false));
  expect((await find(text.kinds.order.name, text.email)).checked).toBe(true);
});

test('money cannot be switched off', async () => {
  open();
  expect((await find(text.kinds.money.name, text.bell)).disabled).toBe(true);
  expect((await find(text.kinds.money.name, text.email)).disabled).toBe(true);
});

test('a refused switch moves back and says so', async () => {
  open({ request: switchOff, result: { errors: [new GraphQLError('no', { extensions: { code: 'SERVER_ERROR' } })] } });
  const bell = await find(text.kinds.order.name, text.bell);
  fireEvent.click(bell);
  expect(await screen.findByText(text.notSaved)).toBeTruthy();
  await waitFor(() => expect(bell.checked).toBe(true));
});

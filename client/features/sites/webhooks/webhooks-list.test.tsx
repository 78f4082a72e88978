import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GraphQLError } from 'graphql';
import { WEBHOOK } from '#core/sites/webhooks.js';
import {
  AddSiteWebhookDocument,
  RemoveSiteWebhookDocument,
  RepeatSiteWebhookDeliveryDocument,
  SetSiteWebhookEventsDocument,
  SiteWebhookDeliveriesDocument,
  SiteWebhooksDocument,
  TestSiteWebhookDocument,
  TurnOnSiteWebhookDocument,
  type SiteWebhookDeliveryFieldsFragment,
  type SiteWebhookEvent,
  type SiteWebhookFieldsFragment,
} from '#client/gql/graphql.js';
import { siteWebhooksMessages as texts } from './site-webhooks.messages.js';
import { webhookMessages as shared } from '#client/ui/webhooks/webhook.messages.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { WebhooksList } from './webhooks-list.js';

const at = '2026-11-24T08:00:00Z';
const url = 'https://crm.example.com/hook';
const BOTH: SiteWebhookEvent[] = ['message_received', 'subscriber_confirmed'];

type Webhook = SiteWebhookFieldsFragment & { readonly __typename: 'SiteWebhook' };
type Delivery = SiteWebhookDeliveryFieldsFragment & { readonly __typename: 'SiteWebhookDelivery' };

const webhook = (given: Partial<SiteWebhookFieldsFragment> = {}): Webhook => ({
  __typename: 'SiteWebhook',
  id: 'w1',
  url,
  events: BOTH,
  madeByKey: null,
  failingSince: null,
  turnedOffAt: null,
  createdAt: at,
  ...given,
});

const delivery = (given: Partial<SiteWebhookDeliveryFieldsFragment> = {}): Delivery => ({
  __typename: 'SiteWebhookDelivery',
  id: 'd1',
  event: 'message.received',
  state: 'delivered',
  tries: 1,
  lastStatus: 204,
  lastFault: null,
  lastTryAt: at,
  nextTryAt: null,
  createdAt: at,
  ...given,
});

const listOf = (items: readonly Webhook[], maxUsageCount = 5): MockLink.MockedResponse => ({
  request: { query: SiteWebhooksDocument, variables: { siteId: 's1' } },
  maxUsageCount,
  result: { data: { siteWebhooks: items } },
});

const sent = (items: readonly Delivery[], maxUsageCount = 5): MockLink.MockedResponse => ({
  request: { query: SiteWebhookDeliveriesDocument, variables: { siteId: 's1', id: 'w1' } },
  maxUsageCount,
  result: { data: { siteWebhookDeliveries: items } },
});

function show(...mocks: MockLink.MockedResponse[]): void {
  render(
    <MockedProvider mocks={mocks}>
      <MantineProvider env="test">
        <ModalHost />
        <Notifications />
        <MemoryRouter>
          <WebhooksList siteId="s1" />
        </MemoryRouter>
      </MantineProvider>
    </MockedProvider>,
  );
}

async function type(address: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: shared.add.action }));
  fireEvent.change(await screen.findByLabelText(shared.add.label), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: shared.add.submit }));
}

describe('adding a webhook', () => {
  it('shows the secret until it is kept', async () => {
    const secret = 'whsec_abc';
    const added: MockLink.MockedResponse = {
      request: { query: AddSiteWebhookDocument, variables: { siteId: 's1', url, events: BOTH } },
      result: { data: { addSiteWebhook: { __typename: 'NewSiteWebhook', secret, webhook: webhook() } } },
    };
    show(listOf([], 1), added, listOf([webhook()]), sent([]));
    expect(await screen.findByText(texts.empty.title)).toBeTruthy();
    await type(url);
    expect(await screen.findByText(secret)).toBeTruthy();
    const done = screen.getByRole('button', { name: shared.shown.done });
    expect(done).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByLabelText(shared.shown.kept));
    fireEvent.click(done);
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
    expect(await screen.findByText(shared.deliveries.none)).toBeTruthy();
  });

  it('explains at the field what is refused', async () => {
    const message = 'آدرس باید با https شروع شود';
    const fields = [{ path: 'url', message }];
    const error = new GraphQLError('refused', { extensions: { code: 'VALIDATION_ERROR', fields } });
    const variables = { siteId: 's1', url: 'http://a.example', events: BOTH };
    const request = { query: AddSiteWebhookDocument, variables };
    show(listOf([]), { request, result: { errors: [error] } });
    await type('http://a.example');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('needs something to be sent, and sends that alone', async () => {
    const secret = 'whsec_abc';
    const events: SiteWebhookEvent[] = ['subscriber_confirmed'];
    const added: MockLink.MockedResponse = {
      request: { query: AddSiteWebhookDocument, variables: { siteId: 's1', url, events } },
      result: { data: { addSiteWebhook: { __typename: 'NewSiteWebhook', secret, webhook: webhook({ events }) } } },
    };
    show(listOf([], 1), added, listOf([webhook({ events })]), sent([]));
    fireEvent.click(await screen.findByRole('button', { name: shared.add.action }));
    const choices = await screen.findAllByRole('checkbox', { checked: true });
    expect(choices).toHaveLength(BOTH.length);
    for (const choice of choices) fireEvent.click(choice);
    fireEvent.change(screen.getByLabelText(shared.add.label), { target: { value: url } });
    fireEvent.click(screen.getByRole('button', { name: shared.add.submit }));
    expect(await screen.findByText(texts.events.missing)).toBeTruthy();
    fireEvent.click(screen.getByLabelText(texts.events.name('subscriber.confirmed')));
    expect(screen.queryByText(texts.events.missing)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: shared.add.submit }));
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(await screen.findByText(shared.deliveries.none)).toBeTruthy();
  });

  it('is not offered beyond the limit', async () => {
    const ids = Array.from({ length: WEBHOOK.perSite }, (_, index) => `w${index + 1}`);
    const each = ids.map((id) => ({ ...sent([]), request: { ...sent([]).request, variables: { siteId: 's1', id } } }));
    show(listOf(ids.map((id) => webhook({ id }))), ...each);
    expect(await screen.findByText(texts.full)).toBeTruthy();
    expect(screen.queryByRole('button', { name: shared.add.action })).toBeNull();
  });
});

describe('a webhook that is on', () => {
  it('shows how its deliveries ended', async () => {
    const items = [
      delivery(),
      delivery({ id: 'd2', state: 'waiting', lastStatus: null, lastFault: 'timeout', tries: 2, nextTryAt: at }),
    ];
    show(listOf([webhook()]), sent(items));
    expect(await screen.findByText(shared.deliveries.answer(204))).toBeTruthy();
    expect(screen.getByText(shared.deliveries.fault('timeout'))).toBeTruthy();
    expect(screen.getByText(shared.deliveries.tries(2))).toBeTruthy();
  });

  it('sends a test, which is listed', async () => {
    const made = delivery({ event: 'webhook.test', state: 'waiting', tries: 0, lastStatus: null, lastTryAt: null });
    const tested: MockLink.MockedResponse = {
      request: { query: TestSiteWebhookDocument, variables: { siteId: 's1', id: 'w1' } },
      result: { data: { testSiteWebhook: made } },
    };
    show(listOf([webhook()]), sent([], 1), tested, sent([made]));
    fireEvent.click(await screen.findByRole('button', { name: shared.test.label(url) }));
    expect(await screen.findByText(texts.events.nameOf('webhook.test'))).toBeTruthy();
    // It is under way: there is nothing to send again.
    expect(screen.queryByText(shared.deliveries.repeat)).toBeNull();
  });

  it('sends a delivery again', async () => {
    const again = delivery({ state: 'waiting', tries: 0 });
    const request = {
      query: RepeatSiteWebhookDeliveryDocument,
      variables: { siteId: 's1', id: 'w1', deliveryId: 'd1' },
    };
    const failed = delivery({ state: 'failed', lastStatus: 500 });
    show(listOf([webhook()]), sent([failed]), { request, result: { data: { repeatSiteWebhookDelivery: again } } });
    expect(await screen.findByText(shared.deliveries.state('failed'))).toBeTruthy();
    fireEvent.click(screen.getByText(shared.deliveries.repeat));
    expect(await screen.findByText(shared.deliveries.state('waiting'))).toBeTruthy();
  });

  it('saves what else is chosen to be sent', async () => {
    const events: SiteWebhookEvent[] = ['message_received'];
    const request = { query: SetSiteWebhookEventsDocument, variables: { siteId: 's1', id: 'w1', events } };
    const saved = { data: { setSiteWebhookEvents: webhook({ events }) } };
    show(listOf([webhook()]), sent([]), { request, result: saved });
    const subscriber = await screen.findByLabelText(texts.events.name('subscriber.confirmed'));
    expect(screen.queryByText(texts.events.save)).toBeNull();
    fireEvent.click(subscriber);
    fireEvent.click(screen.getByRole('button', { name: texts.events.saveLabel(url) }));
    expect(await screen.findByText(texts.events.done)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(texts.events.save)).toBeNull());
    expect(subscriber).toHaveProperty('checked', false);
  });

  it('cannot be left with nothing to send', async () => {
    show(listOf([webhook({ events: ['message_received'] })]), sent([]));
    fireEvent.click(await screen.findByLabelText(texts.events.name('message.received')));
    expect(await screen.findByText(texts.events.missing)).toBeTruthy();
    expect(screen.queryByText(texts.events.save)).toBeNull();
  });

  it('is removed once that is confirmed', async () => {
    const removal: MockLink.MockedResponse = {
      request: { query: RemoveSiteWebhookDocument, variables: { siteId: 's1', id: 'w1' } },
      result: { data: { removeSiteWebhook: 'w1' } },
    };
    show(listOf([webhook()], 1), sent([]), removal, listOf([]));
    fireEvent.click(await screen.findByRole('button', { name: shared.remove.label(url) }));
    fireEvent.click(await screen.findByRole('button', { name: shared.remove.confirm }));
    expect(await screen.findByText(texts.empty.title)).toBeTruthy();
  });
});

it('a webhook that was turned off is turned on again', async () => {
  const request = { query: TurnOnSiteWebhookDocument, variables: { siteId: 's1', id: 'w1' } };
  const off = webhook({ turnedOffAt: at, failingSince: at });
  show(listOf([off]), sent([delivery()]), { request, result: { data: { turnOnSiteWebhook: webhook() } } });
  expect(await screen.findByText(texts.off.title)).toBeTruthy();
  expect(screen.queryByText(shared.test.action)).toBeNull();
  expect(screen.queryByText(shared.deliveries.repeat)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: shared.turnOn.label(url) }));
  expect(await screen.findByText(shared.test.action)).toBeTruthy();
  expect(screen.queryByText(texts.off.title)).toBeNull();
});

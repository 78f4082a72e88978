import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { ACCOUNT_EVENT_LOG } from '#core/account-events.js';
import { siteWebhooksLink, webhooksLink } from '#core/client-links.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { WEBHOOK } from '#core/sites/webhooks.js';
import {
  AccountEventsDocument,
  AccountWebhookDeliveriesDocument,
  AccountWebhooksDocument,
  AddAccountWebhookDocument,
  OwnSitesDocument,
  ReplayAccountEventsDocument,
  RotateAccountWebhookSecretDocument,
  SiteWebhooksDocument,
  TurnOffAccountWebhookDocument,
  type AccountEventKind,
  type AccountWebhookDeliveryFieldsFragment,
  type AccountWebhookFieldsFragment,
} from '#client/gql/graphql.js';
import {
  accountEventMessages,
  kindName,
  KIND_GROUPS,
} from '#client/features/account-events/account-events.messages.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { webhookMessages as shared } from '#client/ui/webhooks/webhook.messages.js';
import { accountWebhooksMessages as texts } from './account-webhooks.messages.js';
import { WebhooksPage } from './webhooks-page.js';

const at = '2026-11-24T08:00:00Z';
const url = 'https://books.example.com/hook';

type Webhook = AccountWebhookFieldsFragment & { readonly __typename: 'AccountWebhook' };
type Delivery = AccountWebhookDeliveryFieldsFragment & { readonly __typename: 'AccountWebhookDelivery' };

const webhook = (given: Partial<AccountWebhookFieldsFragment> = {}): Webhook => ({
  __typename: 'AccountWebhook',
  id: 'w1',
  url,
  kinds: [],
  madeByKey: null,
  earlierSecretUntil: null,
  failingSince: null,
  turnedOffAt: null,
  createdAt: at,
  ...given,
});

const delivery = (given: Partial<AccountWebhookDeliveryFieldsFragment> = {}): Delivery => ({
  __typename: 'AccountWebhookDelivery',
  id: 'd1',
  event: 'order.paid',
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
  request: { query: AccountWebhooksDocument },
  maxUsageCount,
  result: { data: { accountWebhooks: items } },
});

const sent = (items: readonly Delivery[], id = 'w1'): MockLink.MockedResponse => ({
  request: { query: AccountWebhookDeliveriesDocument, variables: { id } },
  maxUsageCount: 5,
  result: { data: { accountWebhookDeliveries: items } },
});

function show(address: string, ...mocks: MockLink.MockedResponse[]): void {
  render(
    <MockedProvider mocks={mocks}>
      <MantineProvider env="test">
        <ModalHost />
        <Notifications />
        <MemoryRouter initialEntries={[address]}>
          <WebhooksPage />
        </MemoryRouter>
      </MantineProvider>
    </MockedProvider>,
  );
}

describe('the webhooks of an account', () => {
  it('are invited to where there is none, and can be asked for again after a failure', async () => {
    const failing = { request: { query: AccountWebhooksDocument }, result: { errors: [new GraphQLError('no')] } };
    show(webhooksLink(), failing, listOf([]));
    expect(await screen.findByText(texts.failed)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /دوباره/ }));
    expect(await screen.findByText(texts.empty.title)).toBeTruthy();
  });

  it('are added with the kinds of one group, and the secret is shown', async () => {
    const [group] = KIND_GROUPS.filter(({ kinds }) => kinds.includes('site.online'));
    const kinds: AccountEventKind[] = ['order_paid', 'site_online', 'site_closed', 'site_reopened'];
    const secret = 'whsec_c2VjcmV0';
    const added: MockLink.MockedResponse = {
      request: { query: AddAccountWebhookDocument, variables: { url, kinds } },
      result: {
        data: { addAccountWebhook: { __typename: 'AccountWebhookWithSecret', secret, webhook: webhook({ kinds }) } },
      },
    };
    show(webhooksLink(), listOf([], 1), added, listOf([webhook({ kinds })]), sent([]));
    fireEvent.click(await screen.findByRole('button', { name: shared.add.action }));
    fireEvent.change(await screen.findByLabelText(shared.add.label), { target: { value: url } });
    fireEvent.click(screen.getByLabelText(accountEventMessages.choice.all));
    fireEvent.click(screen.getByRole('button', { name: shared.add.submit }));
    expect(await screen.findByText(accountEventMessages.choice.missing)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: group?.title ?? '' }));
    fireEvent.click(screen.getByRole('checkbox', { name: kindName('order.paid') }));
    fireEvent.click(screen.getByRole('button', { name: shared.add.submit }));
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(await screen.findByText(new RegExp(kindName('site.reopened')))).toBeTruthy();
  });

  it('cannot be added beyond the limit', async () => {
    const ids = Array.from({ length: WEBHOOK.perAccount }, (_, index) => `w${index + 1}`);
    show(webhooksLink(), listOf(ids.map((id) => webhook({ id }))), ...ids.map((id) => sent([], id)));
    expect(await screen.findByText(texts.full)).toBeTruthy();
    expect(screen.queryByRole('button', { name: shared.add.action })).toBeNull();
  });

  it('show failed deliveries with their answers', async () => {
    const items = [
      delivery({ state: 'failed', lastStatus: 500, tries: 3 }),
      delivery({
        id: 'd2',
        event: 'webhook.test',
        state: 'waiting',
        lastStatus: null,
        lastFault: 'timeout',
        nextTryAt: at,
      }),
    ];
    show(webhooksLink(), listOf([webhook({ failingSince: at })]), sent(items));
    expect(await screen.findByText(shared.deliveries.answer(500))).toBeTruthy();
    expect(screen.getByText(kindName('order.paid'))).toBeTruthy();
    expect(screen.getByText(shared.deliveries.fault('timeout'))).toBeTruthy();
    expect(screen.getByText(shared.states.failing)).toBeTruthy();
  });

  it('get a new secret beside the one before', async () => {
    const earlierSecretUntil = '2126-11-24T08:00:00Z';
    const secret = 'whsec_bmV3';
    const rotated: MockLink.MockedResponse = {
      request: { query: RotateAccountWebhookSecretDocument, variables: { id: 'w1' } },
      result: {
        data: {
          rotateAccountWebhookSecret: {
            __typename: 'AccountWebhookWithSecret',
            secret,
            webhook: webhook({ earlierSecretUntil }),
          },
        },
      },
    };
    show(webhooksLink(), listOf([webhook()]), sent([]), rotated);
    fireEvent.click(await screen.findByRole('button', { name: texts.rotate.label(url) }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.rotate.action }));
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(screen.getAllByText(/هر دو کلید معتبرند/).length).toBeGreaterThan(0);
  });

  it('are sent a range of the log again, by numbers in Persian digits', async () => {
    const replayed: MockLink.MockedResponse = {
      request: { query: ReplayAccountEventsDocument, variables: { id: 'w1', from: 12, to: 40 } },
      result: { data: { replayAccountEvents: 7 } },
    };
    show(webhooksLink(), listOf([webhook()]), sent([]), replayed, sent([]));
    fireEvent.click(await screen.findByRole('button', { name: texts.replay.label(url) }));
    fireEvent.click(await screen.findByRole('button', { name: texts.replay.submit }));
    expect(await screen.findAllByText(texts.replay.missing)).toHaveLength(2);
    fireEvent.change(screen.getByLabelText(texts.replay.from), { target: { value: '۱۲' } });
    fireEvent.change(screen.getByLabelText(texts.replay.to), { target: { value: '40' } });
    fireEvent.click(screen.getByRole('button', { name: texts.replay.submit }));
    expect(await screen.findByText(texts.replay.done(7))).toBeTruthy();
  });

  it('are turned off by their owner, which says how to send what is missed', async () => {
    const off: MockLink.MockedResponse = {
      request: { query: TurnOffAccountWebhookDocument, variables: { id: 'w1' } },
      result: { data: { turnOffAccountWebhook: webhook({ turnedOffAt: at }) } },
    };
    show(webhooksLink(), listOf([webhook()]), sent([delivery()]), off);
    fireEvent.click(await screen.findByRole('button', { name: texts.turnOff.label(url) }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.turnOff.action }));
    expect(await screen.findByText(texts.off.byOwner.title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: shared.test.label(url) })).toBeNull();
    expect(screen.queryByText(shared.deliveries.repeat)).toBeNull();
  });
});

describe('the events of an account', () => {
  const event = (sequence: number) => ({
    __typename: 'AccountEvent',
    id: `e${sequence}`,
    type: 'site_online',
    sequence,
    occurredAt: at,
    data: { site_id: 's1' },
  });
  const part = (variables: object, sequences: readonly number[], more = false): MockLink.MockedResponse => ({
    request: { query: AccountEventsDocument, variables: { first: ACCOUNT_EVENT_LOG.first.default, ...variables } },
    maxUsageCount: 5,
    result: {
      data: {
        accountEvents: {
          __typename: 'AccountEventList',
          events: sequences.map(event),
          cursor: String(sequences.at(-1) ?? 0),
          more,
        },
      },
    },
  });

  it('are listed newest first with a link each, and older ones on request', async () => {
    show(webhooksLink('events'), part({ kinds: null }, [9, 7], true), part({ kinds: null, after: '7' }, [3]));
    const [first] = await screen.findAllByRole('link', { name: kindName('site.online') });
    expect(first?.getAttribute('href')).toBe('/dashboard/sites/s1');
    fireEvent.click(screen.getByRole('button', { name: accountEventMessages.more }));
    expect(await screen.findByText(accountEventMessages.number(3))).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: accountEventMessages.more })).toBeNull();
  });

  it('are of one kind where that is chosen', async () => {
    show(webhooksLink('events'), part({ kinds: null }, [9]), part({ kinds: ['key_revoked'] }, []));
    await screen.findByText(accountEventMessages.number(9));
    fireEvent.click(screen.getByRole('combobox', { name: accountEventMessages.filter }));
    fireEvent.click(await screen.findByRole('option', { name: kindName('key.revoked') }));
    expect(await screen.findByText(accountEventMessages.nothing.title)).toBeTruthy();
  });
});

describe('the webhooks of sites', () => {
  const ownSites = (...ids: string[]): MockLink.MockedResponse => ({
    request: { query: OwnSitesDocument, variables: { limit: PAGE_SIZE.max } },
    result: {
      data: {
        sites: {
          __typename: 'SitePage',
          items: ids.map((id) => ({ __typename: 'Site', id, title: `سایت ${id}` })),
        },
      },
    },
  });
  const webhooksOf = (siteId: string): MockLink.MockedResponse => ({
    request: { query: SiteWebhooksDocument, variables: { siteId } },
    maxUsageCount: 10,
    result: { data: { siteWebhooks: [] } },
  });

  it('are those of the site that a link names', async () => {
    show(siteWebhooksLink('s2'), ownSites('s1', 's2'), webhooksOf('s1'), webhooksOf('s2'));
    const choice = await screen.findByLabelText(texts.sites.site);
    expect((choice as HTMLSelectElement).value).toBe('s2');
    fireEvent.change(choice, { target: { value: 's1' } });
    expect((screen.getByLabelText(texts.sites.site) as HTMLSelectElement).value).toBe('s1');
  });

  it('cannot be those of a site of somebody else', async () => {
    show(siteWebhooksLink('foreign'), ownSites('s1'), webhooksOf('s1'));
    expect(((await screen.findByLabelText(texts.sites.site)) as HTMLSelectElement).value).toBe('s1');
  });

  it('are none where there is no site', async () => {
    show(webhooksLink('sites'), ownSites());
    expect(await screen.findByText(texts.sites.none.title)).toBeTruthy();
  });
});

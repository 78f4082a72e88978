import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  RemoveSiteSubscriberDocument,
  SiteNewsletterDocument,
  SiteSubscribersDocument,
  type SiteSubscriberRowFragment,
} from '#client/gql/graphql.js';
import { siteNewsletterMessages as texts } from './site-newsletter.messages.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { NewsletterList } from './newsletter-list.js';

const sara: SiteSubscriberRowFragment & { readonly __typename: 'SiteSubscriber' } = {
  __typename: 'SiteSubscriber',
  id: 'n1',
  email: 'sara@example.com',
  name: null,
  confirmedAt: '2026-11-24T00:35:00Z',
};

const listOf = (items: readonly SiteSubscriberRowFragment[], maxUsageCount = 1): MockLink.MockedResponse => ({
  request: {
    query: SiteSubscribersDocument,
    variables: { filter: { siteId: 's1', search: null }, page: 1, limit: 20 },
  },
  maxUsageCount,
  result: {
    data: {
      siteSubscribers: { items, pagination: { __typename: 'Pagination', page: 1, pages: 1, total: items.length } },
    },
  },
});
const countsOf = (confirmed: number, pending: number): MockLink.MockedResponse => ({
  request: { query: SiteNewsletterDocument, variables: { id: 's1' } },
  maxUsageCount: 5,
  result: {
    data: {
      site: {
        __typename: 'Site',
        id: 's1',
        newsletter: { __typename: 'SiteNewsletter', siteId: 's1', confirmed, pending },
      },
    },
  },
});

function show(...mocks: MockLink.MockedResponse[]): void {
  render(
    <MockedProvider mocks={mocks}>
      <MantineProvider>
        <ModalHost />
        <Notifications />
        <MemoryRouter>
          <NewsletterList siteId="s1" />
        </MemoryRouter>
      </MantineProvider>
    </MockedProvider>,
  );
}

describe('the newsletter of a site', () => {
  it('shows who confirmed and how many have not', async () => {
    show(listOf([sara], 5), countsOf(1, 2));
    expect(await screen.findByText('sara@example.com')).toBeTruthy();
    expect(await screen.findByText(texts.confirmed(1))).toBeTruthy();
    expect(screen.getByText(texts.pending(2))).toBeTruthy();
  });

  it('removes a subscriber once that is confirmed', async () => {
    const removal: MockLink.MockedResponse = {
      request: { query: RemoveSiteSubscriberDocument, variables: { id: 'n1' } },
      result: { data: { removeSiteSubscriber: 'n1' } },
    };
    show(listOf([sara]), countsOf(1, 0), removal, listOf([], 5));
    fireEvent.click(await screen.findByRole('button', { name: texts.remove.label('sara@example.com') }));
    fireEvent.click(await screen.findByRole('button', { name: texts.remove.confirm }));
    expect(await screen.findByText(texts.remove.done)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('sara@example.com')).toBeNull());
  });
});

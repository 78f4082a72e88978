import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OrderToNameDocument, SiteDomainsDocument, type SitePageFieldsFragment } from '#client/gql/graphql.js';
import { siteDomainsMessages as texts } from '#client/lib/messages/sites/site-domains.messages.js';
import { DomainsTab } from './domains-tab.js';

const none = {
  request: { query: SiteDomainsDocument, variables: { id: 's1' } },
  result: { data: { site: { __typename: 'Site', id: 's1', address: 'https://mehr.sites.example', domains: [] } } },
};
const order = {
  request: { query: OrderToNameDocument, variables: { id: 'o1' } },
  result: { data: { order: null } },
};

function show(stop: SitePageFieldsFragment['stop']): void {
  const site = { id: 's1', orderId: 'o1', stop } as unknown as SitePageFieldsFragment;
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[none, order]}>
        <MemoryRouter>
          <DomainsTab site={site} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const form = () => screen.queryByRole('region', { name: texts.add.title });

test.each([null, 'suspended'] as const)('a domain can be added where the stop is %s', async (stop) => {
  show(stop);
  expect(await screen.findByText(texts.none.text)).toBeTruthy();
  expect(form()).not.toBeNull();
});

test.each(['overdue', 'taken_down', 'refunded'] as const)(
  'no domain can be added where the stop is %s, and the page says so',
  async (stop) => {
    show(stop);
    expect(await screen.findByText(texts.closed)).toBeTruthy();
    expect(form()).toBeNull();
  },
);

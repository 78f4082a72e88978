import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { siteDesignLink, siteLink } from '#core/client-links.js';
import type { SiteCardFragment } from '#client/gql/graphql.js';
import { SiteCards } from './site-cards.js';
import { siteFixture } from './site-fixtures.js';
import { siteMessages as texts } from './site.messages.js';

function show(sites: readonly SiteCardFragment[] | null): void {
  render(
    <MantineProvider env="test">
      <MockedProvider>
        <MemoryRouter>
          <SiteCards sites={sites} onShowAll={null} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const { id, title } = siteFixture();
const named = (action: string) => screen.queryByRole('link', { name: `${action}: ${title}` });
const pictures = () => screen.queryAllByRole('img').map((each) => each.getAttribute('alt'));

test.each(['online', 'building', 'failed'] as const)('a site that is %s can be edited and managed', (status) => {
  show([siteFixture({ status })]);
  expect(named(texts.edit)?.getAttribute('href')).toBe(siteDesignLink(id));
  expect(named(texts.manage)?.getAttribute('href')).toBe(siteLink(id));
});

test('a suspended site cannot be edited or opened, only managed', () => {
  show([siteFixture({ status: 'suspended' })]);
  expect(screen.getByText(texts.states.suspended)).toBeTruthy();
  expect([named(texts.edit), named(texts.open)]).toEqual([null, null]);
  expect(named(texts.manage)).not.toBeNull();
});

test('a site is shown by the picture of its design', () => {
  show([siteFixture()]);
  expect(pictures()).toEqual([texts.picture(title)]);
});

test('a site with custom code has no picture of its design', () => {
  show([siteFixture({ liveRelease: { id: 'r1', origin: 'custom' } })]);
  expect(pictures()).toEqual([]);
  expect(named(texts.open)).not.toBeNull();
});

test('whoever has no site sees no list of sites', () => {
  show([]);
  expect(screen.queryByText(texts.listLabel)).toBeNull();
});

import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  SiteDraftStateDocument,
  SiteOverviewDocument,
  type SitePageFieldsFragment,
  type SiteStatus,
} from '#client/gql/graphql.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { siteFixture } from '#client/features/orders/site/site-fixtures.js';
import { OverviewTab } from './overview-tab.js';

const { draft: texts, overview: overviewTexts } = sitePageMessages;

const counts = { __typename: 'BoughtCounts', pages: 1, sections: 3, hasLogo: false, services: [] };
const unchanged = {
  request: { query: SiteDraftStateDocument, variables: { id: 's1' } },
  result: {
    data: {
      siteDraft: {
        __typename: 'SiteDraft',
        id: 's1',
        version: 0,
        hasChanges: false,
        isScheduled: false,
        updatedAt: null,
        changes: [],
        excess: null,
      },
      siteUpgradePrice: {
        __typename: 'SiteUpgradePrice',
        draftVersion: 0,
        publishes: false,
        bought: counts,
        wanted: counts,
        billing: 'monthly',
        period: { __typename: 'UpgradePeriod', left: 1, whole: 1 },
        pricedUntil: '2026-02-01T00:00:00.000Z',
      },
      siteSampleReview: { __typename: 'SampleReview', id: 's1', dueAt: null, lacksName: false, sections: [] },
    },
  },
};

const overview = (weekVisitors: number | null) => ({
  request: { query: SiteOverviewDocument, variables: { id: 's1', orderId: 'o1' } },
  result: {
    data: {
      site: { __typename: 'Site', id: 's1', weekVisitors, weekViews: weekVisitors, renewal: null, domains: [] },
      domainRegistrations: { __typename: 'DomainRegistrationPage', items: [] },
    },
  },
});

function show(status: SiteStatus, weekVisitors: number | null = null): void {
  const site: SitePageFieldsFragment = {
    ...siteFixture({ status, liveReleaseId: null }),
    label: 'mehr',
    orderNumber: 'WZ-1',
    onlineAt: null,
    stop: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    publishAt: null,
    previewUrl: '/api/design-preview/o1',
    releases: [],
    domains: [],
    waitingUpgrade: null,
  };
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[unchanged, overview(weekVisitors)]}>
        <MemoryRouter>
          <OverviewTab site={site} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const designer = () => screen.queryByRole('link', { name: texts.edit });

test('a site that could not be built can be changed and published again', async () => {
  show('failed');
  expect(designer()?.getAttribute('href')).toBe('/dashboard/sites/s1/design');
  expect(await screen.findByText(texts.notBuilt)).toBeTruthy();
});

test.each(['suspended', 'offline'] as const)('the draft of a site that is %s is not offered', (status) => {
  show(status);
  expect(designer()).toBeNull();
});

test('the visitors of the week are said where they are counted', async () => {
  show('online', 1234);
  expect(await screen.findByText('۱٬۲۳۴')).toBeTruthy();
  const link = screen.getByRole('link', { name: overviewTexts.visits });
  expect(link.getAttribute('href')).toContain('tab=visits');
});

test('visits that are not counted are no number', async () => {
  show('online');
  expect(await screen.findByText(overviewTexts.notCounted)).toBeTruthy();
  expect(screen.getByRole('link', { name: overviewTexts.aboutVisits })).toBeTruthy();
  expect(await screen.findByText(overviewTexts.waiting.none)).toBeTruthy();
});

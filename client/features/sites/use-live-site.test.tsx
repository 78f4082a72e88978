import { MockedProvider } from '@apollo/client/testing/react';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SiteChangedDocument, SitePageDocument } from '#client/gql/graphql.js';
import { siteFixture } from '#client/features/orders/site/site-fixtures.js';
import { useLiveSite } from './use-live-site.js';

const site = (isBuilding: boolean) => ({
  ...siteFixture({ isBuilding }),
  label: 'mehr',
  orderNumber: 'BR-1',
  onlineAt: null,
  stop: null,
  createdAt: '2026-11-01T00:00:00Z',
  publishAt: null,
  previewUrl: null,
  releases: [],
  domains: [],
  waitingUpgrade: null,
  customer: null,
});
const answer = (isBuilding: boolean) => ({
  request: { query: SitePageDocument, variables: { id: 's1' } },
  result: { data: { site: site(isBuilding) } },
});

function Shown() {
  const { data } = useLiveSite('s1');
  return <p>{data ? (data.site.isBuilding ? 'building' : 'complete') : 'loading'}</p>;
}

test('shows a release whose end nobody announced', async () => {
  jest.useFakeTimers();
  try {
    // The subscription never says anything.
    const silent = {
      request: { query: SiteChangedDocument, variables: { id: 's1' } },
      result: { data: { siteChanged: site(true) } },
      delay: Infinity,
    };
    render(
      <MockedProvider mocks={[answer(true), answer(true), answer(false), silent]}>
        <Shown />
      </MockedProvider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('building')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(screen.getByText('complete')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

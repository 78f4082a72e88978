import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, renderHook, screen } from '@testing-library/react';
import { toman } from '#core/money.js';
import { SiteUpgradePriceDocument } from '#client/gql/graphql.js';
import { siteUpgradeMessages } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { fresh, user } from '#client/lib/session/session-fixtures.js';
import { session } from '#client/lib/session/session.js';
import { useIsOwner } from '../site/owns-site.js';
import { OthersExcess } from './others-excess.js';

const counts = (pages: number) => ({ __typename: 'BoughtCounts', pages, sections: 3, hasLogo: false, services: [] });
const price = {
  request: { query: SiteUpgradePriceDocument, variables: { id: 's1', withDraft: true } },
  result: {
    data: {
      siteUpgradePrice: {
        __typename: 'SiteUpgradePrice',
        draftVersion: 2,
        publishes: true,
        bought: counts(2),
        wanted: counts(4),
        billing: 'monthly',
        period: { __typename: 'UpgradePeriod', left: 1, whole: 1 },
        pricedUntil: '2026-02-01T00:00:00.000Z',
      },
      wallet: { __typename: 'Wallet', id: 'w1', balanceToman: toman(0) },
    },
  },
};

test('an administrator reads what exceeds and who can order it, and is offered no payment', async () => {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[price]}>
        <OthersExcess siteId="s1" opened onClose={() => undefined} />
      </MockedProvider>
    </MantineProvider>,
  );
  expect(await screen.findByText('۲ صفحه')).toBeTruthy();
  expect(screen.getByText(siteUpgradeMessages.others.text)).toBeTruthy();
  expect(screen.queryByText(siteUpgradeMessages.beyond)).toBeNull();
  // Only the one that closes the dialog.
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['user', 'u2', true],
  ['admin', 'u1', true],
  ['admin', 'u2', false],
] as const)('a %s whose site belongs to %s is its owner: %s', (role, owner, isOwner) => {
  session.signIn(fresh, { ...user, role });
  const { result } = renderHook(() => useIsOwner({ customer: { id: owner } }));
  expect(result.current).toBe(isOwner);
});

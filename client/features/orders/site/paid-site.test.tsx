import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { siteDesignLink } from '#core/client-links.js';
import type { SiteCardFragment } from '#client/gql/graphql.js';
import { SiteOfPayment } from './paid-site.js';
import { siteFixture } from './site-fixtures.js';
import { siteMessages as texts } from './site.messages.js';

function show(over: Partial<SiteCardFragment> = {}): void {
  render(
    <MantineProvider env="test">
      <MockedProvider>
        <MemoryRouter>
          <SiteOfPayment site={siteFixture(over)} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const target = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

test('a paid site is opened, edited and sent', () => {
  show();
  expect(screen.getByRole('img', { name: texts.picture('کتاب‌سرای مهر') })).toBeTruthy();
  expect(target(texts.open)).toBe(siteFixture().openUrl);
  expect(target(texts.edit)).toBe(siteDesignLink('s1'));
  for (const name of ['تلگرام', 'واتساپ', 'ایتا'])
    expect(target(name)).toContain(encodeURIComponent(siteFixture().address));
});

test('cannot open or edit a site that is still built', () => {
  show({ status: 'building', isBuilding: true, liveReleaseId: null });
  expect(screen.getByText(texts.states.building)).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('cannot send an address that no browser finds', () => {
  show({ address: 'http://mehr.ir' });
  expect(target(texts.open)).toBe(siteFixture().openUrl);
  expect(screen.queryByRole('group', { name: texts.share })).toBeNull();
});

test('a site that could not be made says so', () => {
  show({ status: 'failed', liveReleaseId: null, failureReason: 'سایت ساخته نشد.' });
  expect(screen.getByText('سایت ساخته نشد.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

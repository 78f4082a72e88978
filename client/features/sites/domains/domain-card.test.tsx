import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AddSiteDomainDocument, type SiteDomainFieldsFragment } from '#client/gql/graphql.js';
import { siteDomainsMessages as texts } from '#client/lib/messages/sites/site-domains.messages.js';
import { AddDomainForm } from './add-domain-form.js';
import { DomainCard } from './domain-card.js';

const record = (kind: 'TXT' | 'A' | 'CNAME', host: string, value: string) => ({
  kind,
  host,
  value,
  isRequired: kind !== 'CNAME',
  state: 'missing' as const,
  found: [],
});

const waiting: SiteDomainFieldsFragment = {
  id: 'd1',
  name: 'ketab.ir',
  displayName: 'ketab.ir',
  origin: 'own',
  isRegistered: false,
  state: 'waiting',
  isPrimary: false,
  withWww: false,
  isWwwConnected: false,
  url: null,
  reason: 'proof_missing',
  reasonText: 'رکورد TXT مالکیت پیدا نشد.',
  checkedAt: '2026-01-01T08:00:00Z',
  nextCheckAt: '2100-01-01T08:00:00Z',
  disconnectsAt: null,
  isHttpsReady: null,
  servers: ['ns1.example.net'],
  records: [
    record('TXT', '_barpa.ketab.ir', 'barpa-1'),
    record('A', 'ketab.ir', '192.0.2.1'),
    record('CNAME', 'www.ketab.ir', 'ketab.sites.localhost'),
  ],
};
const connected: SiteDomainFieldsFragment = {
  ...waiting,
  state: 'connected',
  url: 'http://ketab.ir',
  reason: null,
  reasonText: null,
};

interface Shown {
  readonly primary?: SiteDomainFieldsFragment | null;
  readonly isSimulated?: boolean;
}

function show(domain: SiteDomainFieldsFragment, { primary = null, isSimulated = false }: Shown = {}): void {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[]}>
        <MemoryRouter>
          <DomainCard
            domain={domain}
            primary={primary}
            isSimulated={isSimulated}
            siteId="s1"
            onChanged={() => undefined}
          />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const button = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}`) });

test('a claimed domain shows what is missing and every record to copy', () => {
  show(waiting);
  expect(screen.getByText(texts.states.waiting)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('رکورد TXT مالکیت پیدا نشد.');
  const list = screen.getByRole('list', { name: `${texts.records.title}: ketab.ir` });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  for (const value of ['_barpa.ketab.ir', 'barpa-1', '192.0.2.1', 'ketab.sites.localhost'])
    expect(within(list).getByText(value)).toBeTruthy();
  expect(within(list).getAllByRole('button')).toHaveLength(6);
  expect(button(texts.check.action)).toBeTruthy();
  expect(button(texts.makePrimary.action)).toBeNull();
  expect(button(texts.remove.action)).toBeTruthy();
});

test('a connected domain can be the primary one, and folds its records away', () => {
  show(connected, { primary: { ...connected, id: 'd2', displayName: 'mehr.ir' } });
  expect(screen.getByText(texts.lead.redirected('mehr.ir'))).toBeTruthy();
  expect(button(texts.makePrimary.action)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: texts.records.title })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `${texts.records.show}: ketab.ir` }));
  expect(screen.getByRole('heading', { name: texts.records.title })).toBeTruthy();
});

test('a connected domain is opened, and named alone where it is simulated', () => {
  show(connected);
  expect(screen.getByRole('link', { name: 'ketab.ir' }).getAttribute('href')).toBe('http://ketab.ir');
  cleanup();
  show(connected, { isSimulated: true });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(texts.lead.simulated)).toBeTruthy();
});

test('the primary one leads with or without www where both are connected', () => {
  show({ ...connected, isPrimary: true, isWwwConnected: true });
  expect(screen.getByText(texts.primary)).toBeTruthy();
  expect(button(texts.makePrimary.withWww)).toBeTruthy();
  expect(button(texts.makePrimary.action)).toBeNull();
});

test('a name of the order waits for its registration and cannot be removed', () => {
  show({ ...waiting, origin: 'order', reason: 'not_registered' });
  expect(screen.getByText(texts.unregistered)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.lead.registration })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button', { name: new RegExp(texts.remove.action) })).toBeNull();
});

test('a registered name requires no records', () => {
  show({ ...waiting, origin: 'order', isRegistered: true, state: 'proven', reason: 'address_missing' });
  expect(screen.getByText(texts.lead.registered)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a refused name stays in the field with the reason', async () => {
  const errors = [{ message: 'no', extensions: { code: 'SITE_DOMAIN_REFUSED', messageFa: 'این فقط یک پسوند است.' } }];
  const request = { query: AddSiteDomainDocument, variables: { siteId: 's1', name: 'co.ir' } };
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[{ request, result: { errors } }]}>
        <AddDomainForm siteId="s1" onChanged={() => undefined} />
      </MockedProvider>
    </MantineProvider>,
  );
  const field = screen.getByRole('textbox', { name: texts.add.label });
  fireEvent.change(field, { target: { value: 'co.ir' } });
  fireEvent.click(screen.getByRole('button', { name: texts.add.action }));
  expect(await screen.findByText('این فقط یک پسوند است.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('co.ir');
});

test('a name in Arabic letters is said to be read in Persian ones', () => {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[]}>
        <AddDomainForm siteId="s1" onChanged={() => undefined} />
      </MockedProvider>
    </MantineProvider>,
  );
  const field = screen.getByRole('textbox', { name: texts.add.label });
  fireEvent.change(field, { target: { value: 'کتابی.com' } });
  expect(screen.queryByText(texts.add.arabic('کتابی.com'))).toBeNull();
  fireEvent.change(field, { target: { value: ' كتابي.com' } });
  expect(screen.getByText(texts.add.arabic('کتابی.com'))).toBeTruthy();
});

test('a connected name in Arabic letters is told from the Persian one', () => {
  show({ ...connected, displayName: 'كتابي.com' });
  expect(screen.getByText(texts.lead.arabic)).toBeTruthy();
  cleanup();
  show({ ...connected, displayName: 'کتابی.com' });
  expect(screen.queryByText(texts.lead.arabic)).toBeNull();
});

test('a connected domain says whether HTTPS works there, and nothing where that is left out', () => {
  show({ ...connected, isHttpsReady: false });
  expect([screen.queryByText(texts.https), screen.getByText(texts.lead.issuing)]).toEqual([null, expect.anything()]);
  cleanup();
  show({ ...connected, isHttpsReady: true });
  expect(screen.getByText(texts.https)).toBeTruthy();
  expect(screen.getByText(texts.states.connected)).toBeTruthy();
  expect(screen.queryByText(texts.lead.issuing)).toBeNull();
  cleanup();
  show(connected);
  expect([screen.queryByText(texts.https), screen.queryByText(texts.lead.issuing)]).toEqual([null, null]);
});

test('a certificate that CAA records forbid is not said to be issued', () => {
  const reasonText = 'رکورد CAA دامنه اجازه نمی‌دهد.';
  show({ ...connected, isHttpsReady: false, reason: 'caa_forbids', reasonText });
  expect(screen.getByText(reasonText)).toBeTruthy();
  expect(screen.queryByText(texts.lead.issuing)).toBeNull();
});

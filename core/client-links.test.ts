import { isClientRoute } from './client-routes.js';
import {
  adminLink,
  customerLink,
  dashboardLink,
  editOrderLink,
  profileLink,
  signInLink,
  siteDesignLink,
  siteLink,
  siteTabLink,
  supportLink,
} from './client-links.js';

const LINKS = [
  [dashboardLink(), '/dashboard'],
  [dashboardLink('orders', { domain: 'o1' }), '/dashboard?tab=orders&domain=o1'],
  [profileLink(), '/dashboard?tab=profile'],
  [profileLink('security'), '/dashboard?tab=profile&part=security'],
  [siteLink('s1'), '/dashboard/sites/s1'],
  [siteLink('s1', 'messages', { list: 'newsletter' }), '/dashboard/sites/s1?tab=messages&list=newsletter'],
  [adminLink(), '/admin'],
  [adminLink('payments', { status: 'needs_review' }), '/admin?tab=payments&status=needs_review'],
  [customerLink('u1'), '/admin/users/u1'],
  [siteDesignLink('s1'), '/dashboard/sites/s1/design'],
  [siteDesignLink('s1', { tool: 'facts' }), '/dashboard/sites/s1/design?tool=facts'],
  [editOrderLink('o1'), '/wizard?mode=edit&orderId=o1'],
  [signInLink(), '/auth'],
  [signInLink({ redirect: 'wizard' }), '/auth?redirect=wizard'],
  [supportLink({ ticket: 't1' }), '/support?ticket=t1'],
] as const;

it.each(LINKS)('%s leads to a page of the client', (link, expected) => {
  expect(link).toBe(expected);
  expect(isClientRoute(new URL(link, 'https://barpa.example').pathname)).toBe(true);
});

it('a value of the query cannot change the address', () => {
  const { pathname, hash, searchParams } = new URL(
    adminLink('support', { ticket: 'a&tab=b#c' }),
    'https://barpa.example',
  );
  expect([pathname, hash, searchParams.getAll('tab'), searchParams.get('ticket')]).toEqual([
    '/admin',
    '',
    ['support'],
    'a&tab=b#c',
  ]);
});

it('a tab of the open page of a site changes the query alone', () => {
  expect(siteTabLink('billing')).toBe('?tab=billing');
});

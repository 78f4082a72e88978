import { isHostName, togetherFault } from './sites-host.js';

it.each(['sites.localhost', 'barpa-sites.ir', 'a.b.c'])('%s is a host name', (name) => {
  expect(isHostName(name)).toBe(true);
});

it.each(['ir', '127.0.0.1', '.sites.ir', 'sites.ir.', 'a..b', 'https://a.ir', 'a.ir:80', '*.a.ir', 'A.ir', ''])(
  '%j is none',
  (name) => expect(isHostName(name)).toBe(false),
);

it.each([
  ['barpa.ir', 'barpa-sites.ir'],
  ['www.barpa.ir', 'sites.barpa.site'],
  ['barpa.co.ir', 'sites.co.ir'],
  ['barpa.github.io', 'sites.github.io'],
  ['localhost', 'sites.localhost'],
])('the app at %s and sites below %s share nothing', (app, sites) => {
  expect(togetherFault(app, sites, true)).toBeNull();
});

it.each([
  ['barpa.ir', 'sites.barpa.ir'],
  ['www.barpa.ir', 'barpa.ir'],
  ['app.barpa.co.ir', 'sites.barpa.co.ir'],
])('the app at %s and sites below %s would share cookies', (app, sites) => {
  expect(togetherFault(app, sites, true)).not.toBeNull();
});

it('is valid in development unless the app is below the sites', () => {
  expect(togetherFault('barpa.ir', 'sites.barpa.ir', false)).toBeNull();
  expect(togetherFault('app.sites.localhost', 'sites.localhost', false)).not.toBeNull();
  expect(togetherFault('sites.localhost', 'sites.localhost', false)).not.toBeNull();
});

import type { App } from './app.js';
import { DEMO_ACCOUNTS } from './features/identity/index.js';

const ONLY_HERE = '  Only this machine reaches it. HOST=0.0.0.0 npm start opens it to the network.';
const YEAR_AHEAD = [
  '  Everything works already. A year of made-up customers, orders and sites is being written',
  '  meanwhile, once; the dashboards show how far it is.',
  '',
];

/**
 * The output of `npm start`: addresses, demonstration accounts, and the pages of the simulated services.
 * `isYearAhead`: the demonstration's year is still being written.
 */
export function welcome(app: App, isYearAhead: boolean): string {
  const { config } = app.services;
  const demo = DEMO_ACCOUNTS.map((account) => `    ${account.email}  ${account.password}  (${account.role})`);
  const lines = [
    '',
    `  Barpa is running at ${app.url}`,
    ...(config.host === null ? [ONLY_HERE] : []),
    '',
    ...(config.demo ? ['  Demo accounts', ...demo, ''] : []),
    ...(isYearAhead ? YEAR_AHEAD : []),
    ...(app.sandbox
      ? [
          `  Sandbox (external services, simulated)      ${app.url}/sandbox`,
          ...(config.sandbox.mail ? [`    every mail it sends                       ${app.url}/sandbox/mail`] : []),
        ]
      : []),
    `  API to read                                 ${app.url}/api/docs`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

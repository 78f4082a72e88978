import type { App } from './app.js';
import { DEMO_ACCOUNTS } from './features/identity/index.js';

/** The output of `npm start`: addresses, demonstration accounts, and the pages of the simulated services. */
export function welcome(app: App): string {
  const { config } = app.services;
  const demo = DEMO_ACCOUNTS.map((account) => `    ${account.email}  ${account.password}  (${account.role})`);
  const lines = [
    '',
    `  Barpa is running at ${app.url}`,
    '',
    ...(config.demo ? ['  Demo accounts', ...demo, ''] : []),
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

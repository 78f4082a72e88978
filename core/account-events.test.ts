import { readFileSync } from 'node:fs';
import { ACCOUNT_EVENTS, ACCOUNT_EVENT_KINDS, kindsOfScopes } from './account-events.js';

interface Section {
  readonly kind: string;
  readonly text: string;
  readonly example: unknown;
}

/** The sections of docs/webhooks.md, one for each kind. */
const sections: readonly Section[] = readFileSync('docs/webhooks.md', 'utf8')
  .split(/^### `/m)
  .slice(1)
  .map((text) => {
    const [, json = 'null'] = /```json\n(.*?)```/s.exec(text) ?? [];
    return { kind: text.slice(0, text.indexOf('`')), text, example: JSON.parse(json) as unknown };
  });

it('the document has every kind, with its scope and an example of its shape', () => {
  expect(sections.map(({ kind }) => kind)).toEqual(ACCOUNT_EVENT_KINDS);
  for (const kind of ACCOUNT_EVENT_KINDS) {
    const { text, example } = sections.find((section) => section.kind === kind) as Section;
    const { scope, data } = ACCOUNT_EVENTS[kind];
    expect(data.parse(example)).toEqual(example);
    expect(text).toContain(scope === null ? 'No key receives it.' : `Scope \`${scope}\`.`);
  }
});

it('no shape has a field for a text that somebody wrote', () => {
  const names = new Set(ACCOUNT_EVENT_KINDS.flatMap((kind) => Object.keys(ACCOUNT_EVENTS[kind].data.shape)));
  const written = /^(status|payment_status|kind|method|purpose|outcome|failure_code|stop|scopes)$|_(id|rials|at)$/;
  expect([...names].filter((name) => !written.test(name))).toEqual([]);
});

it('a key receives the kinds of its read scopes alone', () => {
  expect(kindsOfScopes(new Set(['read:payments', 'write:orders']))).toEqual([
    'payment.succeeded',
    'payment.failed',
    'refund.made',
  ]);
  expect(kindsOfScopes(new Set())).toEqual([]);
});

/** Numbers that documents repeat are the ones of the code. */
import { readFileSync } from 'node:fs';
import { ACCOUNT_EVENT_LOG } from '#core/account-events.js';
import { API_KEY } from '#core/api-keys.js';
import { GATEWAY, HOSTING, PAGE_SIZE, RECONCILE, SITE_DOMAINS, SOCKETS, SOCKET_CLOSE } from '#core/limits/limits.js';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { loadConfig } from '#server/config/config.js';
import { REDIS_ANSWER_MS } from '#platform/redis.js';
import { RULES } from '#platform/limits/rate-limit.js';

const documents = new Map<string, string>();

function documentAt(path: string): string {
  const text = documents.get(path) ?? readFileSync(path, 'utf8');
  documents.set(path, text);
  return text;
}

/** 65536 → "65,536". */
const grouped = (value: number): string => value.toLocaleString('en-US');
const seconds = (ms: number): string => String(ms / 1000);
const defaults = loadConfig({});

const OPERATIONS = 'docs/operations.md';
const README = 'README.md';
const KEYS = 'docs/api-keys.md';
const WEBHOOKS = 'docs/webhooks.md';
const CAPACITY = 'docs/capacity.md';
/** In a day. */
const domainChecks = SITE_DOMAINS.batch * 24 * 60;
const checksOfDomain = (24 * 60 * 60 * 1000) / SITE_DOMAINS.connectedPauseMs;

describe('numbers in the documents', () => {
  it.each([
    [OPERATIONS, `429 beyond ${HOSTING.certificateReads} unknown names a second`],
    [
      CAPACITY,
      `| ${SITE_DOMAINS.batch} a minute are ${grouped(domainChecks)} a day; each domain takes ${checksOfDomain} a day |`,
    ],
    [CAPACITY, `enough for ${grouped(domainChecks / checksOfDomain)} domains`],
    [CAPACITY, `files, ${HOSTING.directoryBytes / 1024 / 1024} MB of manifests, ${grouped(HOSTING.sites)} sites`],
    [OPERATIONS, `| connections of one address | ${SOCKETS.perAddress} |`],
    [OPERATIONS, `| connections of one user | ${SOCKETS.perViewer} | closed, ${SOCKET_CLOSE.tryAgain} |`],
    [OPERATIONS, `| concurrent operations of one connection | ${SOCKETS.operations} |`],
    [OPERATIONS, `for guests | ${grouped(RULES.socket.points)}, counted apart`],
    [OPERATIONS, `of one connection in ${seconds(SOCKETS.messagesWithinMs)} s | ${SOCKETS.messages} |`],
    [OPERATIONS, `| bytes of one message | ${grouped(SOCKETS.messageBytes)} |`],
    [OPERATIONS, `| events that wait for one subscription | ${SOCKETS.waitingEvents} |`],
    [OPERATIONS, `continues to send operations | ${SOCKETS.waitingBytes / 1024 / 1024} MB |`],
    [OPERATIONS, `| time until \`connection_init\` | ${seconds(SOCKETS.initMs)} s |`],
    [OPERATIONS, `(every ${seconds(SOCKETS.pingMs)} s) is answered | ${seconds(SOCKETS.pingMs)} s |`],
    [OPERATIONS, `**${SOCKET_CLOSE.restart}** events may have been missed`],
    [OPERATIONS, `**${SOCKET_CLOSE.viewerChanged}** the token or key is invalid`],
    [OPERATIONS, `longer than ${REDIS_ANSWER_MS} ms`],
    [OPERATIONS, `up to ${grouped(PAGE_SIZE.counted)} in REST`],
    [OPERATIONS, `GraphQL counts up to ${grouped(PAGE_SIZE.countedOnScreen)}`],
    [OPERATIONS, `\`SHUTDOWN_DELAY_SECONDS\` (${seconds(defaults.shutdownDelayMs)})`],
    [OPERATIONS, `\`SHUTDOWN_SECONDS\` (${seconds(defaults.shutdownMs)})`],
    [OPERATIONS, `${seconds(RECONCILE.firstPauseMs)} seconds to ${RECONCILE.longestPauseMs / 60_000} minutes`],
    [README, `differs from ${grouped(GATEWAY.maxRials)} rials`],
    [README, `\`ADJUST_APPROVAL_RIALS\` ${defaults.adjustApprovalRials}`],
    [README, `${seconds(defaults.shutdownMs)}: how long running requests`],
    [README, `${seconds(defaults.shutdownDelayMs)}: how long requests`],
    [README, `\`PORT\` ${defaults.port},`],
    ['docs/glossary.md', `up to ${grouped(PAGE_SIZE.counted)} in REST and ${grouped(PAGE_SIZE.countedOnScreen)}`],
    ['docs/spec/protocols.md', `${grouped(GATEWAY.minRials)} to ${grouped(GATEWAY.maxRials)} rials`],
    [KEYS, `(${API_KEY.lifeDays.min} to ${API_KEY.lifeDays.max} days, ${API_KEY.lifeDays.default} where not said)`],
    [KEYS, `At most ${API_KEY.mostLive} keys`],
    [KEYS, `more than ${API_KEY.callsPerMinute} calls in a minute`],
    [WEBHOOKS, `events are kept for ${ACCOUNT_EVENT_LOG.keptDays} days`],
    [WEBHOOKS, `\`first\` is 1 to ${ACCOUNT_EVENT_LOG.first.max}`],
    [WEBHOOKS, `at most ${WEBHOOK.replayed}.`],
    [WEBHOOKS, `for ${WEBHOOK.secretOverlapMs / 3_600_000} hours`],
    [WEBHOOKS, `the last ${WEBHOOK.deliveries} deliveries`],
    [WEBHOOKS, `after ${['no', 'one', 'two', 'three'][WEBHOOK.failingDays]} days without a success`],
    // Nothing deletes the keys of money calls.
    ['docs/errors.md', 'Keys never expire'],
    ['server/migrations/initial/accounts.sql', 'create trigger idempotency_keys_append_only before update or delete'],
  ])('%s says "%s"', (path, words) => {
    expect(documentAt(path).replace(/\s+/g, ' ')).toContain(words);
  });
});

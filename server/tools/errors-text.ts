/** The tables of error codes and limits in docs/errors.md. */
import { API_KEY } from '#core/api-keys.js';
import { ACCOUNT_EVENT_LOG } from '#core/account-events.js';
import { ERRORS, type ErrorSpec } from '#core/errors/errors.js';
import { FIELD_FAULTS } from '#core/errors/field-faults.js';
import {
  DESIGN,
  DRAFTS,
  FILES,
  IDEMPOTENCY_KEY_LENGTH,
  KEPT_SECTIONS,
  LISTS,
  MEGABYTE,
  PAGE_SIZE,
  SITE_DOMAINS,
  SUPPORT,
  TABLE_COLUMNS,
  TEXTS,
} from '#core/limits/limits.js';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { RULES } from '#platform/limits/rate-limit.js';
import { QUERY_LIMITS } from '#server/graphql/limits.js';

const number = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${number(bytes / MEGABYTE)} MB`;

/** Each bound, with the code that is answered beyond it. */
const LIMITS: readonly (readonly [what: string, bound: string, beyond: string])[] = [
  ['Calls a minute of an API key, over both APIs', number(API_KEY.callsPerMinute), 'RATE_LIMITED'],
  ['Calls a minute of one address without a key', number(RULES.request.points), 'RATE_LIMITED'],
  ['API keys that work at the same time, of an account', number(API_KEY.mostLive), 'API_KEY_LIMIT'],
  ['Orders of an account that are neither paid nor ended', number(DRAFTS.orders), 'DRAFT_LIMIT'],
  ['Drafts of the wizard that an account has put aside', number(DRAFTS.kept), 'DRAFT_LIMIT'],
  ['Sections that an account has kept', number(KEPT_SECTIONS.perAccount), 'KEPT_SECTION_LIMIT'],
  ['Designs of an account without an order', number(DRAFTS.designs), 'none: the oldest makes room'],
  ['Pages of a design', number(DESIGN.maxPages), 'VALIDATION_ERROR'],
  ['Sections of a page', number(DESIGN.maxSectionsPerPage), 'VALIDATION_ERROR'],
  [
    'Items of a list in a section: `maxItems` of the catalogue',
    `${LISTS.maxItems} or ${LISTS.longItems}`,
    'VALIDATION_ERROR',
  ],
  ['Rows and columns of a table', `${LISTS.tableRows}, ${TABLE_COLUMNS}`, 'VALIDATION_ERROR'],
  ['Characters of a line and of a paragraph', `${number(TEXTS.line)}, ${number(TEXTS.paragraph)}`, 'VALIDATION_ERROR'],
  ['Characters of a design without its new pictures', number(DESIGN.maxSnapshotChars), 'VALIDATION_ERROR'],
  ['One uploaded file', megabytes(FILES.maxBytes), 'FILE_TOO_LARGE'],
  ['Domains of a site, and of an account', `${SITE_DOMAINS.perSite}, ${SITE_DOMAINS.perAccount}`, 'SITE_DOMAIN_LIMIT'],
  ['Webhooks of a site, and of an account', `${WEBHOOK.perSite}, ${WEBHOOK.perAccount}`, 'WEBHOOK_LIMIT'],
  ['Open tickets of an account', number(SUPPORT.openTickets), 'TICKET_LIMIT'],
  ['Rows of one answer of a list', number(PAGE_SIZE.max), 'VALIDATION_ERROR'],
  ['Events of one answer of the log', number(ACCOUNT_EVENT_LOG.first.max), 'VALIDATION_ERROR'],
  ['Days for which events are kept', number(ACCOUNT_EVENT_LOG.keptDays), 'none: older ones are gone'],
  ['Characters of an Idempotency-Key', number(IDEMPOTENCY_KEY_LENGTH), 'VALIDATION_ERROR'],
  ['Cost of a GraphQL query', number(QUERY_LIMITS.cost), 'QUERY_TOO_COMPLEX'],
  ['Depth of a GraphQL query', number(QUERY_LIMITS.depth), 'GRAPHQL_VALIDATION_FAILED'],
];

const CODE = /^[A-Z_]+$/;

const limits = LIMITS.map(
  ([what, bound, beyond]) => `| ${what} | ${bound} | ${CODE.test(beyond) ? `\`${beyond}\`` : beyond} |`,
);

function row([code, { status, retryable, support, message }]: readonly [string, ErrorSpec]): string {
  return `| \`${code}\` | ${status} | ${retryable ? 'yes' : 'no'} | ${support ? 'yes' : 'no'} | ${message} |`;
}

const codes = Object.entries<ErrorSpec>(ERRORS)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(row);

const faults = Object.entries(FIELD_FAULTS).map(([code, { message }]) => `| \`${code}\` | ${message} |`);

export const errorsText = (): string => `## Limits

| What | Bound | Beyond it |
|---|---|---|
${limits.join('\n')}

## Faults of fields

| Code | Message |
|---|---|
${faults.join('\n')}

## Codes

| Code | Status | Retryable | Support | Message |
|---|---|---|---|---|
${codes.join('\n')}`;

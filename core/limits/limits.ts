/** Every documented constant (specification 1 §9 and 2 §9) that is neither a price nor a section count. */
import { rial, toman } from '../money.js';

export { BODIES } from './limits.bodies.js';
export { DESIGN, DESIGN_SETTINGS, LISTS, MENU, SLOT_NAME, TABLE_COLUMNS, TEXTS } from './limits.design.js';
export { DOCUMENT_MONTHS, INVOICE } from './limits.documents.js';
export { FILES, LINKED_FILES, MESSAGE_FILES, PICTURES } from './limits.files.js';
export { BRAND, LANDING, MONEY_BACK, SESSION, TIME_ZONE } from './limits.landing.js';
export { GATEWAY_HEALTH, RECONCILE } from './limits.payments.js';
export { ANSWERS, PAGE_NAME, SAMPLE_REVIEW, SCHEDULED_PUBLISHING, SEO, SEO_CHECKS, VISITS } from './limits.sites.js';
export { KEPT_SECTIONS } from './limits.sites.js';
export { HEALTH, UPTIME } from './limits.uptime.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Bytes. */
export const MEGABYTE = 1024 * 1024;

/** D-01: one minimum wherever a password is set. Longest accepted guards the hash function. */
export const PASSWORD = { minLength: 8, maxLength: 256 } as const;

/** How long a browser is a known device of an account that it signed in to (ms, ours). */
export const DEVICE = { rememberMs: 180 * DAY } as const;

/** Life of the one-time links sent by mail, in milliseconds (protocols B5). */
export const LINK_LIFE = { verifyEmailMs: 24 * HOUR, resetPasswordMs: HOUR, magicLinkMs: 15 * MINUTE } as const;

/** Registrations of one address that wait for their verification at the same time (ours). */
export const SIGN_UP = { openAttempts: 5 } as const;

/** Signing in through another site: the whole journey, and the secret it ends with (protocols B3). Milliseconds. */
export const OAUTH = { attemptMs: 10 * MINUTE, secretMs: 2 * MINUTE } as const;

/**
 * Two-factor sign-in (RFC 6238): the defaults of authenticator apps. `windowSteps`: a code counts one step early and
 * one step late, for clocks that are wrong. The second step must follow the first within `challengeMs`.
 */
export const TWO_FACTOR = {
  digits: 6,
  stepSeconds: 30,
  windowSteps: 1,
  challengeMs: 10 * MINUTE,
  recoveryCodes: 10,
} as const;

/** How long a paid order's name can be changed (decision 050); every sentence that promises it counts from here. */
export const NAME_CHANGE = { ms: DAY, hours: DAY / HOUR } as const;

/**
 * Dead sessions, links and attempts are kept for a look back, then swept; bytes without a row wait for theirs
 * (milliseconds).
 */
export const SWEEP = { keepMs: 7 * DAY, orphanMs: DAY, madeMs: 30 * DAY } as const;

/** Client retries: up to three more attempts, exponential, with jitter (specification 1 §9). Milliseconds. */
export const RETRY = { attempts: 4, baseMs: SECOND, factor: 2, maxMs: 10 * SECOND, jitter: 0.1 } as const;

/** The debug page (specification 2 §9). Milliseconds. */
export const DEBUG = { pingTimeoutMs: 10 * SECOND, betweenTestsMs: 500, tokenRefreshMs: 5 * SECOND } as const;

export const REDIRECT = { afterLoginMs: 1500, afterVerifyMs: 3000, afterOrderMs: 2000 } as const;

export const WIZARD = {
  steps: 6,
  autoAdvanceMs: 500,
  domainDebounceMs: SECOND,
  templateCount: 36,
  defaultSectionsPerPage: 4,
} as const;

/** Pixels. */
export const CANVAS = {
  presets: [1200, 768, 375],
  width: { default: 1200, min: 300, max: 2000 },
  height: { default: 800, min: 400, max: 3000 },
  sectionHeight: 300,
  sectionHeightMin: 200,
  previewWidth: 1200,
} as const;

/** The bounds of what one customer keeps without paying: saved orders, and designs without an order (ours). */
export const DRAFTS = { orders: 100, designs: 100, kept: 20 } as const;

export const WALLET = {
  topUpMinRials: rial(1_000_000),
  topUpMaxRials: rial(9_999_999_990),
  topUpMinTomans: toman(100_000),
  topUpMaxTomans: toman(999_999_999),
  description: { min: 3, max: 255 },
  pendingMs: HOUR,
  adjustStepTomans: toman(1000),
  /** Months of the wallet's analytics, and lines of one statement (ours; the documents name none). */
  analyticsMonths: 12,
  statementLines: 5000,
} as const;

/**
 * How long a change of a balance waits for the second administrator, and over which time what single administrators
 * move in one wallet adds up (ours; the documents name none).
 */
export const ADJUSTMENT_REQUEST = { expiresMs: 72 * HOUR, addUpMs: 24 * HOUR } as const;

/** The bounds of one payment through a gateway (protocols B1, D-25). */
export const GATEWAY = { minRials: rial(10_000), maxRials: rial(1_000_000_000) } as const;

/**
 * One call of the gateway, and how long a request waits for another that is querying the same session (ms). A person
 * waits 15 s at most; then the reconciler continues. `deadMs`: a process that has queried a session and not stored the
 * answer by then has died or is stuck, and another may take the session over.
 */
export const GATEWAY_WAIT = { callMs: 7 * SECOND, othersMs: 7 * SECOND, deadMs: 10 * SECOND } as const;

/**
 * `leaseMs`: how long one process may take for a refund, which must not run twice at once. `attemptMs`: how long a
 * payment attempt whose answer was lost is continued (ours; a session at the gateway lives as long).
 */
export const PAYMENT = {
  maxRetries: 3,
  reverseWithinMs: 30 * MINUTE,
  leaseMs: 45 * SECOND,
  attemptMs: 15 * MINUTE,
} as const;

/**
 * The job that queries the registries again about names of paid orders: the number of orders in a run, which starts no
 * query after `runMs`, and the bounds of the doubling delay of each order.
 */
export const DOMAIN_RECHECK = {
  batch: 20,
  runMs: 40 * SECOND,
  firstPauseMs: 5 * MINUTE,
  longestPauseMs: 6 * 60 * MINUTE,
} as const;

/**
 * Registering the names of paid orders. A name is to be registered within `workMs` of being sent; tasks that were not
 * done are sent again after a delay that doubles between the two bounds. Renewing is offered `renewAheadDays` before a
 * name expires, and for `graceDays` after it; its holder is reminded so many days before.
 */
export const REGISTRATION = {
  workMs: DAY,
  batch: 50,
  runMs: 40 * SECOND,
  firstPauseMs: MINUTE,
  longestPauseMs: 6 * HOUR,
  renewAheadDays: 60,
  remindDays: [60, 30, 7, 1],
  graceDays: 30,
} as const;

/** A customer's own records of one registered name: how many, how long a value, and what resolvers keep them (s). */
export const ZONE = { records: 50, valueMax: 1000, ttlSeconds: 3600 } as const;

/**
 * Upgrades of a site beyond its order: the price is valid for so many days, or until the next renewal is billed, but at
 * least for so many milliseconds.
 */
export const UPGRADE = { validDays: 3, leastMs: HOUR } as const;

/**
 * The releases of a closed site are kept so long, for every reason of closing; its owner is notified of the date
 * `noticeMs` before. Those of a removed account are deleted at once.
 */
export const SITE_RETENTION = { keptMs: 90 * DAY, noticeMs: 14 * DAY } as const;

/**
 * The releases of a site that are kept: the newest, and every one for so many days. The live release and the one that
 * the draft is based on are kept in any case.
 */
export const RELEASES_KEPT = { newest: 50, days: 30 } as const;

/**
 * Content that no release names is marked once it is older than `graceMs`, and deleted `markMs` later, at most so many
 * files a day. Each day looks at one of so many parts of the folders.
 */
export const CONTENT_SWEEP = { graceMs: 7 * DAY, markMs: DAY, atMost: 50_000, parts: 16 } as const;

/**
 * Building a site. What cannot be built is tried so often, with growing pauses (about four minutes in all), and then
 * waits for a person. A release holds at most so many files, and so many bytes.
 */
export const SITE_BUILD = { tries: 6, files: 2000, bytes: 300 * MEGABYTE } as const;

/**
 * The bounds of a release's source, which is kept beside what visitors get: its pictures as they were uploaded, in
 * bytes. A file that a design is taken from again is at most so large, as are the design and each picture in it, and
 * unpacking it ends after `unpackMs`.
 */
export const SITE_SOURCE = {
  bytes: 200 * MEGABYTE,
  fileBytes: 100 * MEGABYTE,
  entries: 3000,
  designBytes: 4 * MEGABYTE,
  unpackMs: 30 * SECOND,
} as const;

/**
 * Domains that customers connect to their sites (ours). The servers of a domain are queried with delays that grow from
 * the first to the longest, for `giveUpMs` after its owner's last request; a connected one at long intervals for good.
 * Where its records are gone, it is served for `graceMs` after its owner was warned.
 */
export const SITE_DOMAINS = {
  perSite: 10,
  perAccount: 30,
  firstPauseMs: MINUTE,
  pauseFactor: 1.5,
  longestPauseMs: 6 * HOUR,
  giveUpMs: 14 * DAY,
  giveUpDays: 14,
  connectedPauseMs: 6 * HOUR,
  lostPauseMs: HOUR,
  graceMs: 3 * DAY,
  graceDays: 3,
  /** So many of one run of the job, so many at the same time, and none begun after `runMs`. */
  batch: 200,
  together: 10,
  runMs: 40 * SECOND,
} as const;

/**
 * Handshakes that find out whether HTTPS works at a connected domain: the time limit of one, the pauses between them,
 * and so many of one run of the job, so many at the same time, and none begun after `runMs`.
 */
export const HTTPS_CHECKS = {
  timeoutMs: 10 * SECOND,
  firstPauseMs: MINUTE,
  pauseFactor: 2,
  longestPauseMs: 6 * HOUR,
  batch: 200,
  together: 10,
  runMs: 40 * SECOND,
} as const;

/**
 * Querying a domain's own servers: the time limit of a lookup and of one query, and their number; and how many names,
 * from the domain upwards, are asked which authorities may issue certificates for them.
 */
export const DNS_QUESTIONS = {
  totalMs: 8 * SECOND,
  questionMs: 2 * SECOND,
  servers: 4,
  values: 40,
  caaNames: 4,
} as const;

/**
 * Serving sites (ours). The memory of one process: bytes of files, with their compressed forms, and of the directories
 * of releases; the number of sites, and of unknown names. The state of a site is read again after `rereadMs`, even
 * without an event.
 */
export const HOSTING = {
  cacheBytes: 128 * MEGABYTE,
  directoryBytes: 64 * MEGABYTE,
  sites: 50_000,
  /** Unknown names that are remembered, so that repeated requests do not read the database. */
  absent: 20_000,
  /** How many unknown names one address may request in `unknownWithinMs`. */
  unknownLabels: 60,
  unknownWithinMs: MINUTE,
  /** Reads in a second for names that are not in memory, when the proxy requests permission for a certificate. */
  certificateReads: 300,
  rereadMs: 30 * SECOND,
  /** How many statements for sites that are not in memory are executed at once in one process. */
  readsAtOnce: 4,
  /** A page that was open when another release was shown finds its files in so many releases before, for so long. */
  earlierReleases: 3,
  earlierMs: DAY,
  /** Addresses of pages, present and earlier, that are read for one site; the newest ones. */
  pageAddresses: 2000,
} as const;

/** Tickets (ours; the documents name no bounds): characters, and how many. */
export const SUPPORT = {
  subject: { min: 3, max: 150 },
  message: 5000,
  attachments: 5,
  /** The open tickets of one customer. */
  openTickets: 20,
  /** In one conversation, and how many of the newest are shown. */
  messages: 1000,
  shownMessages: 400,
  /** In one answer over many conversations: each gets an equal share of it. */
  messagesAtOnce: 2000,
  /** Administrators who are notified of a new ticket. */
  team: 50,
  /** Tickets that administrators close in one call. */
  together: 100,
} as const;

/**
 * WebSocket connections (ours; the documents name no bounds). Many guests may share one address behind a telephone
 * company's network. Times in milliseconds.
 */
export const SOCKETS = {
  /** The sockets of one process, altogether; MAX_SOCKETS sets another bound. */
  perProcess: 5000,
  perViewer: 30,
  perAddress: 500,
  /** Subscriptions and other operations of one connection at the same time. */
  operations: 30,
  messageBytes: 64 * 1024,
  /** Messages, pings and pongs of one connection within `messagesWithinMs`. */
  messages: 120,
  messagesWithinMs: 10 * SECOND,
  /** Events that wait for one slow subscription, and bytes that wait for one slow connection. */
  waitingEvents: 500,
  waitingBytes: 4 * 1024 * 1024,
  /** A connection that has not sent `connection_init` by then is closed. */
  initMs: 10 * SECOND,
  /** The interval of the server's pings; a peer that has not answered by the next ping is disconnected. */
  pingMs: 15 * SECOND,
  /** How long a closed connection may take to say goodbye. */
  closeMs: 5 * SECOND,
  /** When a refused connection may be tried again: `Retry-After`. */
  retryMs: 5 * SECOND,
} as const;

/** Close codes of WebSocket connections beside those of the protocol graphql-transport-ws (docs/operations.md). */
export const SOCKET_CLOSE = {
  /** Events may have been missed, because the server's event bus was interrupted: connect again and read anew. */
  restart: 1012,
  /** Too many connections, messages or operations, a reader that is too slow, or a fault: connect again later. */
  tryAgain: 1013,
  /** The token or key is not valid, or no longer: take another one before connecting again. */
  viewerChanged: 4403,
} as const;

/** Characters of an Idempotency-Key. */
export const IDEMPOTENCY_KEY_LENGTH = 200;

export const PAGE_SIZE = {
  dashboardOrders: 5,
  walletTransactions: 10,
  walletFetched: 50,
  receipts: 10,
  notifications: 20,
  admin: 10,
  adminDocuments: 20,
  emailLogs: 100,
  /** The rows on a page of every list in GraphQL, where the caller names no limit. */
  graphql: 20,
  max: 100,
  /** How far REST counts a list's total; beyond it the total is a lower bound (ours; the documents name none). */
  counted: 1000,
  /** How far GraphQL counts it where it is selected: the screens show "page n of m". */
  countedOnScreen: 100_000,
} as const;

export const TEXT = { title: 200, description: 2000, comments: 2000, name: 120 } as const;

/** Fonts of specification 1 §3, then further open ones; sitekit/design/fonts.ts says what draws each (D-40). */
const DOCUMENTED = ['vazir', 'yekan', 'nazanin', 'titra', 'iransans', 'composite'] as const;
export const FONTS = [...DOCUMENTED, ...(['sahel', 'markazi', 'kufi', 'reem', 'marhey', 'playpen'] as const)] as const;
export type FontKey = (typeof FONTS)[number];

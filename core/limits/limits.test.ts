/** The documented constants (specification 1 §9, 2 §9), each as the checklist numbers it. */
import { toman } from '../money.js';
import * as limits from './limits.js';

const { DEBUG, FILES, INVOICE, LANDING, PAGE_SIZE, PAYMENT, REDIRECT, RETRY, SESSION, WALLET, WIZARD } = limits;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  ['S-304', 'a token expires early by', SESSION.earlyMs, 300_000],
  ['S-305', 'the session is looked at every', SESSION.checkEveryMs, 60 * SECOND],
  ['S-306', 'storage is read again after', SESSION.storageRereadMs, 250],
  ['S-307', 'the first retry waits', RETRY.baseMs, SECOND],
  ['S-307', 'no retry waits longer than', RETRY.maxMs, 10 * SECOND],
  ['S-308', 'after signing in one leaves after', REDIRECT.afterLoginMs, 1500],
  ['S-309', 'after verifying one leaves after', REDIRECT.afterVerifyMs, 3 * SECOND],
  ['S-310', 'after OAuth one leaves after', REDIRECT.afterLoginMs, 1500],
  ['S-311', 'a slide is locked for', LANDING.lockMs, 900],
  ['S-312', 'the site type moves on after', WIZARD.autoAdvanceMs, 500],
  ['S-313', 'the domain check waits', WIZARD.domainDebounceMs, SECOND],
  ['S-314', 'after ordering one leaves after', REDIRECT.afterOrderMs, 2 * SECOND],
  ['S-319', 'a pending top-up expires after', WALLET.pendingMs, HOUR],
  ['S-320', 'invoices are read again every', INVOICE.refreshMs, 30 * SECOND],
  ['S-321', 'a ping waits', DEBUG.pingTimeoutMs, 10 * SECOND],
  ['S-321', 'the delay between two tests', DEBUG.betweenTestsMs, 500],
  ['S-321', 'the token status is read every', DEBUG.tokenRefreshMs, 5 * SECOND],
] as const)('%s %s %i ms', (_line, _name, value, documented) => {
  expect(value).toBe(documented);
});

test('S-307 retries thrice, doubling, with a tenth of jitter', () => {
  expect(RETRY).toMatchObject({ attempts: 4, factor: 2, jitter: 0.1 });
});

test('S-311 a wheel moves a slide from thirty', () => {
  expect(LANDING).toMatchObject({ wheelThreshold: 30, slides: 6 });
});

test('S-322 a file holds at most ten megabytes', () => {
  expect(FILES.maxBytes).toBe(10_485_760);
});

test('S-323 a top-up description takes 3 to 255', () => {
  expect(WALLET.description).toEqual({ min: 3, max: 255 });
});

test('S-325 an adjustment goes by a thousand toman', () => {
  expect(WALLET.adjustStepTomans).toBe(toman(1000));
});

test('S-326 a payment is tried three times', () => {
  expect(PAYMENT.maxRetries).toBe(3);
});

test('S-327 pages are as long as documented', () => {
  expect(PAGE_SIZE).toMatchObject({
    dashboardOrders: 5,
    walletTransactions: 10,
    walletFetched: 50,
    receipts: 10,
    notifications: 20,
    admin: 10,
    adminDocuments: 20,
    emailLogs: 100,
  });
});

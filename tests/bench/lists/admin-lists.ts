/**
 * The administrators' lists at a thousand and at two hundred thousand rows each. Orders have a bench of theirs, at a
 * million.
 */
import type pg from 'pg';
import { ADMIN_LIST_ROWS, emailOf } from './admin-list-rows.js';
import type { ListBench } from './lists-at-size.js';
import { BENCH_ADMIN } from '../seed.js';

const SMALL = 1000;
const LARGE = 200_000;

async function fill(client: pg.Client, rows: number): Promise<void> {
  for (const text of ADMIN_LIST_ROWS) await client.query(text, [1, rows]);
}

/** `{n}` becomes another number at each request, and `{email}` its person's. */
const LISTS: Readonly<Record<string, string>> = {
  administrators: '/admin/users?limit=10&role=admin',
  users: '/admin/users?limit=10',
  'users of one status': '/admin/users?limit=10&status=active',
  'users, one searched': '/admin/users?limit=10&search={email}',
  'users, a host most share': '/admin/users?limit=10&search=gmail.com',
  wallets: '/admin/wallets?limit=10',
  'wallets, one searched': '/admin/wallets?limit=10&search={email}',
  payments: '/admin/payments?limit=10',
  'payments of one status': '/admin/payments?limit=10&status=cancelled',
  'payments to review': '/admin/payments?limit=10&status=needs_review',
  'payments, one searched': '/admin/payments?limit=10&search={email}',
  invoices: '/admin/invoices?limit=10',
  'invoices of one status': '/admin/invoices?limit=10&status=paid',
  'invoices, one searched': '/admin/invoices?limit=10&search=1405-{n}',
  receipts: '/receipts/admin/all?limit=10',
  'receipts, one searched': '/receipts/admin/all?limit=10&search=1405-{n}',
  mails: '/emails/logs?limit=10',
  'mails, one searched': '/emails/logs?limit=10&search={email}',
  tickets: '/support/tickets?limit=10',
  'tickets of one status': '/support/tickets?limit=10&status=open',
  'tickets, one searched': '/support/tickets?limit=10&search={email}',
  'audit log': '/admin/audit?limit=10',
  'audit log, one searched': '/admin/audit?limit=10&search={email}',
};

function pathOf(pattern: string, request: number): string {
  const n = 100 + ((request * 37) % (SMALL - 100));
  return pattern.replace('{n}', String(n).padStart(6, '0')).replace('{email}', emailOf(n));
}

export const ADMIN_LISTS: ListBench = {
  small: SMALL,
  large: LARGE,
  fill,
  lists: Object.entries(LISTS).map(([name, pattern]) => ({
    name,
    path: (request) => pathOf(pattern, request),
    who: BENCH_ADMIN.email,
  })),
};

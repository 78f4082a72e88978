import type { ApiScope } from './api-keys.js';

/**
 * The description of each scope of an API key, in English: the values of the GraphQL enum and the table of
 * docs/api-keys.md are made from it. A scope opens what its text says; the calls of each are compared with a list of
 * their own by the contract tests.
 */
export const API_SCOPE_TEXTS: Readonly<Record<ApiScope, string>> = {
  'read:profile': "Read the owner's account.",
  'write:profile': "Change the owner's profile and picture, not how one signs in.",
  'read:orders':
    'Read orders, their designs, progress and history, the money-back guarantee, and unfinished designs of the wizard; ' +
    'also as they change.',
  'write:orders': 'Place drafts, edit and delete what is not paid, and design; keep and remove unfinished designs.',
  'read:sites':
    'Read sites with their drafts, releases (also compared, previewed or as zip), domains, registered names and their ' +
    'records, renewals, prices of upgrades, reports for search engines, visits and service tasks; also as they change.',
  'write:sites':
    'Edit the drafts of sites, publish them now or later, return to an earlier release, connect and remove domains, ' +
    'register paid names, change their records and holder, and report pages to search engines.',
  'read:messages':
    'Read what visitors wrote by the forms of sites, also as a file and as it arrives, and the settings of the inbox.',
  'write:messages':
    'Mark, move, answer by mail, delete and erase messages of visitors, and set how long they are kept. The answers ' +
    'show the messages.',
  'read:subscribers': 'Read the confirmed subscribers of newsletters of sites, also as a file and as they change.',
  'write:subscribers': 'Remove subscribers of newsletters of sites.',
  'read:webhooks': 'Read the webhooks of sites and of the account, and what was sent to them.',
  'write:webhooks':
    'Add webhooks: those of a site receive its messages and subscribers from then on, also after the key has ended; ' +
    'those of the account receive the events that the key may read, until it ends. Choose what they receive, test, ' +
    'turn on and remove them, change the secrets of those of the account, and send again; of those of the account ' +
    'only what the key has added itself.',
  'read:backups': 'Read the backups of sites and download them, with the messages and subscribers in them.',
  'write:backups': 'Restore a backup of a site: its design, also published at once, its messages and its subscribers.',
  'write:billing':
    'Stop and resume the renewal of sites, order and cancel upgrades, and request another year of a registered name: ' +
    'invoices to be paid, and sites that end. Moves no money.',
  'read:files': 'Read files and their signed addresses.',
  'write:files': 'Upload, describe and delete files, and begin a design from a file.',
  'read:invoices':
    'Read invoices, credit notes and receipts, also as documents; have the receipt of a paid invoice written.',
  'read:payments': 'Read payments and their steps.',
  'write:payments':
    'Open, verify and cancel payments, pay invoices, refund to the wallet, and request the money of a site back or ' +
    'withdraw that; moves money. With write:orders, orders that go on to the bank.',
  'read:wallet': 'Read balance, transactions, statement and analytics, also as they change.',
  'write:wallet': 'Deposit into the wallet; moves money.',
  'read:tickets': 'Read tickets of support and what was said in them, also as they change.',
  'write:tickets': 'Open tickets, write in them, mark them as read, close and reopen them.',
  'read:notifications':
    'Read the notifications of the owner, also as they arrive. They may name who wrote by the form of a site.',
  'write:notifications': 'Mark notifications as read.',
};

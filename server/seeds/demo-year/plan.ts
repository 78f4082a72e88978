/** When what is ordered, and what becomes of it. The same in every run, apart from the day on which the year ends. */
import type { ServiceKey } from '#core/pricing/price-list.js';
import { PEOPLE, type Person } from './data/people.data.js';
import { IDEAS, NOTES, PROJECTS, type Project } from './data/projects.data.js';
import {
  abandoning,
  AFTER,
  askingMoneyBack,
  moving,
  namingHolder,
  noting,
  paying,
  placing,
  renewingNames,
  republishing,
  type MoneyBack,
  type Placed,
} from './orders.js';
import { lookingThrough } from './service-work.js';
import type { PayBy } from './payments.js';
import { between, type Random } from './random.js';
import type { WizardPlan } from './wizards.js';
import { DAY_MS, MINUTE_MS, momentOf, type Happening } from './year.js';

/** The first order was so many days ago: a little more than a year, so that the first renewals have come. */
export const FIRST_DAYS_AGO = 371;
/** Below 1: the business grows. */
const GROWTH = 0.7;
/** The newest projects are still being worked on. */
const COMPLETED_AFTER_DAYS = 14;

/** Paid month by month; all others by the year. */
const MONTHLY = new Set([
  'yas-bakery',
  'nikpour-studio',
  'mina-seafood',
  'arad-hesab',
  'azadeh-yoga',
  'rad-notes',
  'parisa-nutrition',
  'samira-dental',
  'parsa-fitness',
  'golnaz-wedding',
  'mahsa-english',
  'safari-panjereh',
  'heydari-workshop',
  'danesh-online',
]);
const MONEY_BACK: Readonly<Record<string, MoneyBack>> = {
  'rahimi-travel': 'approved',
  'vaziri-knife': 'refused',
  'baran-hotel': 'approved',
  'sepid-laundry': 'waiting',
};
const SERVICES: readonly (readonly ServiceKey[])[] = [
  [],
  ['seoOptimization'],
  ['backupService'],
  ['seoOptimization', 'analyticsSetup'],
  ['maintenancePlan', 'backupService'],
  ['socialMediaIntegration'],
  ['rushDelivery'],
];
const PAY_BY: readonly PayBy[] = ['gateway', 'gateway', 'wallet', 'gateway', 'split', 'gateway', 'wallet'];
const COLORS = ['#0F766E', '#B45309', '#4F46E5', '#BE123C', '#0369A1'];

const personOf = ({ owner }: Project): Person | null => PEOPLE.find(({ key }) => key === owner) ?? null;

function planOf(project: Project, index: number): WizardPlan {
  const couponCode = index % 9 === 4 ? 'KHOSHAMAD' : project.owner === 'sara.nikpour' ? 'HAMKAR20' : undefined;
  return {
    project,
    person: personOf(project),
    variant: index,
    billing: MONTHLY.has(project.label) ? 'monthly' : 'annual',
    services: SERVICES[index % SERVICES.length] ?? [],
    extension: index % 5 === 3 ? '.com' : '.ir',
    extraExtension: index % 8 === 1 ? '.net' : undefined,
    couponCode,
    hasPages: project.trade !== 'shop' && index % 3 === 1,
  };
}

interface Dated {
  readonly project: Project;
  readonly index: number;
  readonly daysAgo: number;
  readonly atMs: number;
}

/** Denser towards today; from nine in the morning to ten at night. */
export function datedProjects(endMs: number, random: Random): Dated[] {
  return PROJECTS.map((project, index) => {
    const daysAgo = Math.floor(FIRST_DAYS_AGO * (1 - (index / (PROJECTS.length - 0.8)) ** GROWTH));
    return { project, index, daysAgo, atMs: momentOf(endMs, daysAgo, between(random, 9 * 60, 22 * 60)) };
  });
}

/** From the order of a project to its site, and on. */
function lifeOf({ project, index, daysAgo, atMs }: Dated, endMs: number): Happening[] {
  const placed: Placed = { owner: project.owner, title: `سایت ${project.name}`, atMs };
  const paidMs = atMs + AFTER.payment;
  const moneyBack = MONEY_BACK[project.label];
  const nicHandle = `${project.label.replace(/[^a-z]/g, '').slice(0, 2)}${1000 + index * 37}-irnic`;
  return [
    placing(placed, planOf(project, index)),
    ...(index % 6 === 2 ? [abandoning(placed, atMs + 9 * MINUTE_MS)] : []),
    paying(placed, PAY_BY[index % PAY_BY.length] ?? 'gateway', paidMs),
    namingHolder(placed, nicHandle, atMs + AFTER.holder),
    lookingThrough(placed, atMs + AFTER.lookedThrough),
    ...(moneyBack ? askingMoneyBack(placed, moneyBack, atMs + Math.min(AFTER.moneyBack, (endMs - atMs) / 2)) : []),
    ...(daysAgo >= COMPLETED_AFTER_DAYS && moneyBack !== 'approved'
      ? [moving(placed, 'completed', atMs + AFTER.completed)]
      : []),
    ...(index % 4 === 0 && moneyBack !== 'approved'
      ? [republishing(placed, COLORS[index % COLORS.length] ?? '#4F46E5', atMs + AFTER.republished)]
      : []),
    ...(project.label === 'sofreh-irani' ? [republishing(placed, '#9A3412', endMs - DAY_MS, endMs + 3 * DAY_MS)] : []),
    renewingNames(placed, atMs + AFTER.namesRenewed),
  ];
}

const IDEA_COUNT = 26;
/** Younger ones still wait for their payment. */
const WAITING_DAYS = 9;

/** Designs that were saved and not paid: most were given up, the newest wait. */
function ideas(dated: readonly Dated[], endMs: number, random: Random): Happening[] {
  return Array.from({ length: IDEA_COUNT }, (_, index) => {
    const { project, daysAgo: since } = dated[(index * 5 + 2) % (dated.length - 8)] ?? { project: null, daysAgo: 0 };
    if (!project) return [];
    const newest = index % 3 === 0;
    const daysAgo = newest
      ? between(random, 0, WAITING_DAYS - 1)
      : between(random, WAITING_DAYS, Math.max(10, since - 8));
    const atMs = momentOf(endMs, daysAgo, between(random, 10 * 60, 21 * 60));
    const title = `${IDEAS[index % IDEAS.length] ?? ''} · ${project.name}`;
    const placed: Placed = { owner: project.owner, title, atMs };
    const own = { ...project, label: `${project.label}-${index + 2}` };
    const plan = { ...planOf(own, index + 3), couponCode: undefined };
    return [
      placing(placed, plan),
      ...(index % 4 === 1 ? [abandoning(placed, atMs + 12 * MINUTE_MS)] : []),
      ...(newest ? [] : [moving(placed, 'cancelled', Math.min(atMs + 6 * DAY_MS, endMs - MINUTE_MS))]),
    ];
  }).flat();
}

function notes(dated: readonly Dated[], endMs: number, random: Random): Happening[] {
  return NOTES.map(([title, description], index) => {
    const owner = dated[index * 9 + 3]?.project.owner ?? null;
    const atMs = momentOf(endMs, 4 + index * 11, between(random, 10 * 60, 20 * 60));
    return noting(owner, { title, description, pages: 3 + index, budgetToman: (20 + index * 15) * 1_000_000 }, atMs);
  });
}

export function plannedOrders(dated: readonly Dated[], endMs: number, random: Random): Happening[] {
  const lives = dated.flatMap((each) => lifeOf(each, endMs));
  return [...lives, ...ideas(dated, endMs, random), ...notes(dated, endMs, random)];
}

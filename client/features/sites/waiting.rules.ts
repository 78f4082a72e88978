/** Finds what waits for the owner of a site, each with the one place where it is done. Pure. */
import { dashboardLink, siteTabLink } from '#core/client-links.js';
import type { SiteOverviewQuery, SitePageFieldsFragment } from '#client/gql/graphql.js';
import { formatDate } from '#client/lib/format.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { awaitsRegistration } from './domains/domain.rules.js';

const { waiting: texts } = sitePageMessages.overview;

export interface Waiting {
  /** Unique in the list. */
  readonly key: string;
  readonly text: string;
  readonly action: string;
  /** Null: the card of the draft on the same page. */
  readonly to: string | null;
}

type Domain = SiteOverviewQuery['site']['domains'][number];
type Registration = SiteOverviewQuery['domainRegistrations']['items'][number];

export interface WaitingFacts extends Pick<SiteOverviewQuery['site'], 'renewal' | 'domains'> {
  readonly registrations: readonly Registration[];
  readonly waitingUpgrade: Pick<NonNullable<SitePageFieldsFragment['waitingUpgrade']>, 'id'> | null;
  readonly hasChanges: boolean;
  readonly now: number;
}

/** Payments come first, then names, then the draft. */
export function waitingFor({
  renewal,
  waitingUpgrade,
  domains,
  registrations,
  hasChanges,
  now,
}: WaitingFacts): Waiting[] {
  const items: Waiting[] = [];
  const { openInvoice } = renewal ?? {};
  if (openInvoice) {
    const text = texts.renewal(formatDate(new Date(openInvoice.dueDate)));
    items.push({ key: 'renewal', text, action: texts.pay, to: dashboardLink('invoices') });
  }
  if (waitingUpgrade)
    items.push({ key: 'upgrade', text: texts.upgrade, action: texts.toUpgrade, to: siteTabLink('billing') });
  items.push(...registrations.flatMap((each) => waitingName(each, now) ?? []));
  items.push(...domains.flatMap((each) => waitingDomain(each) ?? []));
  if (hasChanges) items.push({ key: 'draft', text: texts.draft, action: texts.toDraft, to: null });
  return items;
}

function waitingName(registration: Registration, now: number): Waiting | null {
  const { id, name, status, needsNicHandle, expiresAt, renewableFrom, isRenewing, transferAskedAt } = registration;
  const item = { key: id, to: siteTabLink('registration') };
  if (needsNicHandle) return { ...item, text: texts.nicHandle(name), action: texts.giveNicHandle };
  if (status === 'refused')
    return { ...item, text: texts.refused(name), action: texts.otherName, to: siteTabLink('domains') };
  if (isRenewing || transferAskedAt !== null) return null;
  if (status === 'grace') return { ...item, text: texts.grace(name), action: texts.renew };
  if (status !== 'registered' || expiresAt === null || renewableFrom === null) return null;
  if (new Date(renewableFrom).getTime() > now) return null;
  return { ...item, text: texts.renewable(name, formatDate(new Date(expiresAt))), action: texts.renew };
}

/** The owner sets no records of a name that Barpa registers. */
function waitingDomain(domain: Domain): Waiting | null {
  const { id, displayName, state, isRegistered } = domain;
  if (isRegistered || awaitsRegistration(domain) || state === 'connected') return null;
  const text = state === 'lost' ? texts.lost(displayName) : texts.records(displayName);
  return { key: id, text, action: texts.toRecords, to: siteTabLink('domains') };
}

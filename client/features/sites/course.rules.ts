/** How a site came to its present state, as a timeline. */
import type { SitePageFieldsFragment } from '#client/gql/graphql.js';
import { scheduleMessages } from './schedule/site-schedule.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';

const { steps: texts, soon } = sitePageMessages.overview;

export interface CourseStep {
  readonly key:
    'paid' | 'building' | 'failed' | 'online' | 'connected' | 'live' | 'next' | 'scheduled' | 'suspended' | 'offline';
  readonly title: string;
  /** ISO-8601; null where it has no time of its own. */
  readonly at: string | null;
  /** Under the title, instead of a time. */
  readonly note?: string;
  readonly isDone: boolean;
}

type DoneStep = CourseStep & { readonly at: string };

type Standing = Pick<
  SitePageFieldsFragment,
  'status' | 'isBuilding' | 'createdAt' | 'onlineAt' | 'liveReleaseId' | 'publishAt'
> & {
  readonly releases: readonly Pick<SitePageFieldsFragment['releases'][number], 'isLive' | 'number' | 'createdAt'>[];
  readonly domains: readonly Pick<SitePageFieldsFragment['domains'][number], 'url' | 'connectedAt'>[];
};

/** The domain that has led to the site for the longest time. */
function firstConnected(domains: Standing['domains']): DoneStep | null {
  const [first] = domains
    .flatMap(({ url, connectedAt }) => (url !== null && connectedAt !== null ? [{ url, connectedAt }] : []))
    .sort((a, b) => Date.parse(a.connectedAt) - Date.parse(b.connectedAt));
  if (!first) return null;
  const title = texts.connected(first.url.replace(/^https?:\/\//, ''));
  return { key: 'connected', title, at: first.connectedAt, isDone: true };
}

/** In the order of time; what is still to come is last and is not done. */
export function courseOf({
  status,
  isBuilding,
  createdAt,
  onlineAt,
  publishAt,
  releases,
  domains,
}: Standing): readonly CourseStep[] {
  const live = releases.find((release) => release.isLive);
  const done: DoneStep[] = [{ key: 'paid', title: texts.paid, at: createdAt, isDone: true }];
  if (onlineAt !== null) done.push({ key: 'online', title: texts.online, at: onlineAt, isDone: true });
  if (live && live.createdAt !== onlineAt)
    done.push({ key: 'live', title: texts.live(live.number), at: live.createdAt, isDone: true });
  const connected = firstConnected(domains);
  if (connected) done.push(connected);
  const steps: CourseStep[] = done.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (status === 'failed') steps.push({ key: 'failed', title: texts.failed, at: null, isDone: false });
  else if (status === 'suspended' || status === 'offline')
    steps.push({ key: status, title: texts[status], at: null, isDone: true });
  else if (isBuilding) {
    const key = onlineAt === null ? 'building' : 'next';
    steps.push({ key, title: texts[key], at: null, note: soon, isDone: false });
  }
  if (publishAt !== null) steps.push({ key: 'scheduled', title: scheduleMessages.step, at: publishAt, isDone: false });
  return steps;
}

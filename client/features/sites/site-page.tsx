import { Anchor, Container, Skeleton, Tabs, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { adminLink, dashboardLink, type SiteTabName } from '#core/client-links.js';
import type { SitePageFieldsFragment } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { sitePageMessages as texts } from '#client/lib/messages/sites/site-page.messages.js';
import { bringIntoSight } from '#client/ui/bring-into-sight.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { OthersNotice } from './others-notice.js';
import { SiteHeader } from './site-header.js';
import belowHeader from '#client/ui/frame/below-header.module.css';
import tabLine from '#client/ui/frame/tab-line.module.css';
import styles from './site-page.module.css';
import { useLiveInbox } from './inbox/use-live-inbox.js';
import { SiteAwaiting } from './site-awaiting.js';
import { partNamed, SITE_TABS, tabOf, type SiteTab } from './site-tabs.js';
import { useLiveSite } from './use-live-site.js';
import { OwnsSite, useIsOwner } from './site/owns-site.js';

/** The overview has one part and does without it. */
const PartsLine = lazy(async () => ({ default: (await import('#client/ui/frame/parts-line.js')).PartsLine }));

/** `/dashboard/sites/:id`; `?tab=` says which part of which tab is open. */
export function SitePage() {
  const { id = '' } = useParams();
  const query = useLiveSite(id);
  // An answer is rendered in one task; the page of a site takes several, so that nothing has to wait for it.
  const site = useDeferredValue(query.data?.site);
  const isOwner = useIsOwner(site);
  usePageTitle(site?.title ?? texts.title);
  return (
    <Container py="xl" size="var(--b-page)" className={belowHeader.page}>
      <Anchor component={Link} to={isOwner ? dashboardLink('orders') : adminLink('sites')} className={styles.back}>
        <IconArrowRight size={17} aria-hidden />
        {isOwner ? texts.back : texts.others.back}
      </Anchor>
      {site && !isOwner && <OthersNotice site={site} />}
      {site ? <Opened site={site} isOwner={isOwner} /> : <SiteAwaiting query={query} height={140} />}
    </Container>
  );
}

interface NewInTabProps {
  readonly n: number;
  readonly label: (n: number) => string;
}

function NewInTab({ n, label }: NewInTabProps) {
  if (n === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden>{toPersianDigits(n)}</span>
      <VisuallyHidden>{label(n)}</VisuallyHidden>
    </span>
  );
}

function Opened({ site, isOwner }: { readonly site: SitePageFieldsFragment; readonly isOwner: boolean }) {
  const [params, setParams] = useSearchParams();
  useLiveInbox(site.id);
  const open = partNamed(params.get('tab')) ?? SITE_TABS[0].parts[0];
  const [seen, setSeen] = useState<readonly SiteTabName[]>([]);
  // A part reads what it shows once it is first opened, and keeps what was typed when another is.
  if (!seen.includes(open.key)) setSeen([...seen, open.key]);
  const show = (key: string | null) => setParams(key === null ? {} : { tab: key }, { preventScrollReset: true });
  return (
    <OwnsSite value={isOwner}>
      <SiteHeader site={site} />
      <Tabs value={tabOf(open).parts[0].key} onChange={show}>
        <Tabs.List aria-label={texts.tabs.label} className={tabLine.tabs}>
          {SITE_TABS.map(({ label, Icon, count, parts: [first, ...others] }) => (
            <Tabs.Tab
              key={first.key}
              value={first.key}
              ref={[first, ...others].includes(open) ? bringIntoSight : undefined}
              leftSection={<Icon size={18} stroke={1.75} />}
              rightSection={count && <NewInTab n={count.of(site)} label={count.label} />}
              className={tabLine.tab}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SITE_TABS.map((tab) => (
          <Tabs.Panel key={tab.parts[0].key} value={tab.parts[0].key} className={styles.panel}>
            {tab.parts.length > 1 && tab.parts.includes(open) && (
              <PartChoice of={tab} open={open.key} onChange={show} />
            )}
            {tab.parts
              .filter(({ key }) => seen.includes(key))
              .map(({ key, Panel }) => (
                <div key={key} hidden={key !== open.key}>
                  <Suspense fallback={<LoadingSkeleton rows={3} height={140} />}>
                    <Panel site={site} />
                  </Suspense>
                </div>
              ))}
          </Tabs.Panel>
        ))}
      </Tabs>
    </OwnsSite>
  );
}

interface PartChoiceProps {
  readonly of: SiteTab;
  readonly open: SiteTabName;
  readonly onChange: (key: string) => void;
}

/** The second line of a tab that has several parts. */
function PartChoice({ of: { label, parts }, open, onChange }: PartChoiceProps) {
  return (
    <div className={styles.parts}>
      <Suspense fallback={<Skeleton h={48} />}>
        <PartsLine
          label={texts.tabs.part(label)}
          value={open}
          parts={parts.map((part) => ({ value: part.key, label: part.label }))}
          onChange={onChange}
        />
      </Suspense>
    </div>
  );
}

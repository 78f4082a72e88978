import { Anchor, Container, Tabs, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { adminLink, dashboardLink } from '#core/client-links.js';
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
import { tabsOf } from './site-tabs.js';
import { useLiveSite } from './use-live-site.js';
import { OwnsSite, useIsOwner } from './site/owns-site.js';

/** `/dashboard/sites/:id`; `?tab=` says which tab is open. */
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

/** Wide enough for the tabs beside what is open; a line of all of them would be too long for any screen. */
const WIDE = '(min-width: 68em)';

function Opened({ site, isOwner }: { readonly site: SitePageFieldsFragment; readonly isOwner: boolean }) {
  const [params, setParams] = useSearchParams();
  useLiveInbox(site.id);
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const tabs = tabsOf({ isOwner });
  const open = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  const [seen, setSeen] = useState<readonly string[]>([]);
  // A tab reads what it shows once it is first opened, and keeps what was typed when another is.
  if (open && !seen.includes(open.key)) setSeen([...seen, open.key]);
  return (
    <OwnsSite value={isOwner}>
      <SiteHeader site={site} />
      <Tabs
        value={open?.key ?? null}
        onChange={(key) => setParams(key === null ? {} : { tab: key })}
        orientation={isWide ? 'vertical' : 'horizontal'}
        className={styles.opened}
      >
        <Tabs.List aria-label={texts.tabs.label} className={isWide ? styles.side : tabLine.tabs}>
          {tabs.map(({ key, label, Icon, count }) => (
            <Tabs.Tab
              key={key}
              value={key}
              ref={key === open?.key && !isWide ? bringIntoSight : undefined}
              leftSection={<Icon size={18} stroke={1.75} />}
              rightSection={count && <NewInTab n={count.of(site)} label={count.label} />}
              className={isWide ? styles.tab : tabLine.tab}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ key, Panel }) => (
          <Tabs.Panel key={key} value={key} className={styles.panel}>
            {seen.includes(key) && (
              <Suspense fallback={<LoadingSkeleton rows={3} height={140} />}>
                <Panel site={site} />
              </Suspense>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </OwnsSite>
  );
}

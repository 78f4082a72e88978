import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteTabLink, type SiteTabName } from '#core/client-links.js';
import type { SiteOverviewQuery, SitePageFieldsFragment } from '#client/gql/graphql.js';
import { formatNumber } from '#client/lib/format.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import styles from './overview-tab.module.css';

const { overview: texts } = sitePageMessages;

interface OverviewFiguresProps {
  readonly site: Pick<SitePageFieldsFragment, 'unreadMessages'>;
  /** Undefined while it is read. */
  readonly visits: Pick<SiteOverviewQuery['site'], 'weekVisitors' | 'weekViews'> | undefined;
}

/** Who came in the last days, where that is counted, and how many messages nobody has read. */
export function OverviewFigures({ site: { unreadMessages }, visits }: OverviewFiguresProps) {
  return (
    <section aria-label={texts.figures} className={styles.figures}>
      <Figure
        name={texts.visitors}
        action={visits?.weekVisitors === null ? texts.aboutVisits : texts.visits}
        tab="visits"
      >
        {visits && <Visitors {...visits} />}
      </Figure>
      <Figure name={texts.unread} action={texts.messages} tab="messages">
        <span className={styles.value}>{formatNumber(unreadMessages)}</span>
      </Figure>
    </section>
  );
}

function Visitors({ weekVisitors, weekViews }: NonNullable<OverviewFiguresProps['visits']>) {
  if (weekVisitors === null)
    return (
      <Text size="sm" c="dimmed">
        {texts.notCounted}
      </Text>
    );
  return (
    <>
      <span className={styles.value}>{formatNumber(weekVisitors)}</span>
      <Text span size="sm" c="dimmed">
        {texts.views(formatNumber(weekViews ?? 0))}
      </Text>
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly action: string;
  readonly tab: SiteTabName;
  readonly children: ReactNode;
}

function Figure({ name, action, tab, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <div className={styles.values}>{children}</div>
      <Anchor component={Link} to={siteTabLink(tab)} className={styles.act}>
        {action}
      </Anchor>
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { Card, Title } from '@mantine/core';
import { useRef } from 'react';
import { SiteTrouble } from '#client/features/orders/index.js';
import { SiteDraftStateDocument, SiteOverviewDocument } from '#client/gql/graphql.js';
import { isEditable } from '#client/lib/editable-sites.js';
import { useRefetchOnChange } from '#client/lib/live/use-refetch-on-change.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import styles from './overview-tab.module.css';
import { KeptNotice } from './kept-notice.js';
import { DraftCard } from './draft-card.js';
import { OverviewFigures } from './overview-figures.js';
import { SiteCourse } from './site-course.js';
import { SamplesNotice } from './samples/samples-notice.js';
import { useOwnsSite } from './site/owns-site.js';
import type { SiteTabProps } from './site/site-tab.js';
import { SiteThumbnail } from './site-thumbnail.js';
import { WaitingList } from './waiting-list.js';
import { waitingFor } from './waiting.rules.js';

const { overview: texts } = sitePageMessages;

/** The site as visitors see it, who came, what waits for its owner, and how it came there. */
export function OverviewTab({ site }: SiteTabProps) {
  const { id, orderId, status, domains, waitingUpgrade } = site;
  const ownsSite = useOwnsSite();
  const draftCard = useRef<HTMLDivElement>(null);
  const query = useQuery(SiteOverviewDocument, { variables: { id, orderId }, fetchPolicy: 'cache-and-network' });
  // A change of the site, of its domains or of what is paid for it may bring or end something that waits.
  useRefetchOnChange(query.observable, JSON.stringify([status, domains, waitingUpgrade?.id]));
  // `DraftCard` asks.
  const draft = useQuery(SiteDraftStateDocument, { variables: { id }, fetchPolicy: 'cache-only' }).data?.siteDraft;
  const { data, error } = query;
  const canEdit = isEditable(status);
  const waiting =
    data &&
    waitingFor({
      ...data.site,
      registrations: data.domainRegistrations.items,
      waitingUpgrade,
      hasChanges: canEdit && draft?.hasChanges === true,
      now: serverNow(),
    });
  return (
    <div className={styles.overview}>
      {error && !data && (
        <ErrorNotice error={error} title={texts.failed} compact onRetry={() => void query.refetch()} />
      )}
      {(data || !error) && <OverviewFigures site={site} visits={data?.site} />}
      <div className={styles.columns}>
        <Card padding={0} className={styles.preview}>
          <SiteThumbnail site={site} />
        </Card>
        <div className={styles.side}>
          {ownsSite && waiting && <WaitingList items={waiting} onDraft={() => draftCard.current?.focus()} />}
          {canEdit && (
            <div ref={draftCard} tabIndex={-1}>
              <DraftCard site={site} />
            </div>
          )}
          <SamplesNotice siteId={id} />
          <Card>
            <Title order={2} fz={18} mb="md">
              {texts.course}
            </Title>
            <SiteCourse site={site} />
            <div className={styles.trouble}>
              <SiteTrouble site={site} />
              <KeptNotice site={site} withLink />
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}

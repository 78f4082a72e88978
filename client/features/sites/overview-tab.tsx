import { Card, Title } from '@mantine/core';
import { SiteTrouble } from '#client/features/orders/index.js';
import { isEditable } from '#client/lib/editable-sites.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import styles from './overview-tab.module.css';
import { KeptNotice } from './kept-notice.js';
import { DraftCard } from './draft-card.js';
import { SiteCourse } from './site-course.js';
import { SamplesNotice } from './samples/samples-notice.js';
import type { SiteTabProps } from './site/site-tab.js';
import { SiteThumbnail } from './site-thumbnail.js';

const { overview: texts } = sitePageMessages;

/** The site as visitors see it, and how it came there. */
export function OverviewTab({ site }: SiteTabProps) {
  return (
    <div className={styles.columns}>
      <Card padding={0} className={styles.preview}>
        <SiteThumbnail site={site} />
      </Card>
      <div className={styles.side}>
        {isEditable(site.status) && <DraftCard site={site} />}
        <SamplesNotice siteId={site.id} />
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
  );
}

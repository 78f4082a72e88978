import { Button, Card, Skeleton, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { DesignPage } from '#core/design/design.js';
import type { SitePageFieldsFragment, SiteSeoReportQuery } from '#client/gql/graphql.js';
import { seoMessages } from '../site-seo.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { useOwnsSite } from '../../site/owns-site.js';
import { UpgradeDialog } from '../../upgrade/dialogs.js';
import type { SeoDraft } from '../seo-draft.js';
import { SeoFindings } from './seo-findings.js';
import { useSeoFindings } from './use-seo-findings.js';
import type { SeoReport } from './use-seo-report.js';
import styles from './seo-checks.module.css';

const { checks: texts } = seoMessages;

interface SeoChecksProps extends SeoReport, ShownProps {}

interface ShownProps {
  readonly site: SitePageFieldsFragment;
  readonly draft: SeoDraft;
  /** With what is typed. */
  readonly pages: readonly DesignPage[];
  /** Shows the fields of a page. */
  readonly onFields: (pageId: string) => void;
}

/**
 * The improvements of the site for search engines; for a site without the service, its description and how to get it.
 */
export function SeoChecks({ query, isOffered, ...props }: SeoChecksProps) {
  return (
    <Card component="section" aria-labelledby="seo-checks" mb="lg">
      <Title order={3} fz={16} id="seo-checks">
        {texts.heading}
      </Title>
      {isOffered && <Offer site={props.site} onBought={() => void query.refetch()} />}
      {!isOffered && !query.data && <Awaiting query={query} failed={texts.failed} rows={2} height={56} />}
      {!isOffered && query.data && <Findings {...props} report={query.data.siteSeoReport.findings} />}
    </Card>
  );
}

interface OfferProps {
  readonly site: SitePageFieldsFragment;
  readonly onBought: () => void;
}

function Offer({ site, onBought }: OfferProps) {
  const ownsSite = useOwnsSite();
  const [isBuying, setBuying] = useState(false);
  const isOpen = ownsSite && (site.status === 'online' || site.status === 'building');
  return (
    <>
      <Text size="sm" c="dimmed" mt="xs">
        {texts.offer}
      </Text>
      {isOpen && (
        <Button
          mt="md"
          variant="light"
          className={styles.buy}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setBuying(true)}
        >
          {texts.buy}
        </Button>
      )}
      <UpgradeDialog
        siteId={site.id}
        opened={isBuying}
        withDraft={false}
        onClose={() => setBuying(false)}
        onDone={async () => {
          setBuying(false);
          await Promise.resolve(onBought());
        }}
      />
    </>
  );
}

interface FindingsProps extends ShownProps {
  readonly report: SiteSeoReportQuery['siteSeoReport']['findings'];
}

/** Counted here, so that they follow what is typed; the weight of pictures only the server can measure. */
function Findings({ site, draft, pages, onFields, report }: FindingsProps) {
  const pictureBytes = useMemo(
    () =>
      new Map(
        report.flatMap(({ code, pageId, count }) =>
          code === 'pictureWeight' && pageId !== null ? [[pageId, count] as const] : [],
        ),
      ),
    [report],
  );
  const findings = useSeoFindings(draft, pages, pictureBytes);
  if (findings === null) return <Skeleton h={120} mt="sm" />;
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {findings.length === 0 ? texts.good : texts.count(findings.length)}
      </Text>
      {findings.length > 0 && <SeoFindings siteId={site.id} findings={findings} pages={pages} onFields={onFields} />}
    </>
  );
}

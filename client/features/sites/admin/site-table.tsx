import { useMutation } from '@apollo/client/react';
import { Anchor, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteLink } from '#core/client-links.js';
import { RebuildSiteDocument, type AdminSiteFragment } from '#client/gql/graphql.js';
import { adminSiteMessages as texts } from './admin-sites.messages.js';
import { customCodeMessages } from './custom/custom-code.messages.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { TintBadge, type Tint } from '#client/ui/tint-badge.js';
import type { Column } from '#client/ui/admin/admin-table.js';
import { BulkTable, type BulkAction } from '#client/ui/admin/bulk-table.js';
import { Line } from '#client/ui/admin/line.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';
import { SiteAddress } from './site-address.js';
import { CustomCodeDialog } from './custom/custom-code-dialog.js';
import { isBuilt, SiteButtons } from './site-buttons.js';
import styles from './site-table.module.css';
import { StopDialog, type StopStep } from './stop-dialog.js';
import { SITE_LISTS, useSiteActs } from './use-site-acts.js';

const { columns: names } = texts;

const TINTS: Readonly<Record<AdminSiteFragment['status'], Tint>> = {
  building: 'violet',
  online: 'green',
  suspended: 'yellow',
  offline: 'gray',
  failed: 'red',
};

export function SiteTable({ sites }: { readonly sites: readonly AdminSiteFragment[] }) {
  const acts = useSiteActs();
  const [step, setStep] = useState<StopStep | null>(null);
  const [coded, setCoded] = useState<AdminSiteFragment | null>(null);
  const columns: readonly Column<AdminSiteFragment>[] = [
    { name: names.site, sort: 'address', cell: (site) => <WhatCell site={site} /> },
    {
      name: names.owner,
      cell: ({ customer }) =>
        customer ? <PersonCell id={customer.id} name={customer.fullName} email={customer.email} /> : texts.removed,
    },
    { name: names.status, cell: (site) => <StateCell site={site} /> },
    { name: names.created, sort: 'created', cell: ({ createdAt }) => <JalaliDate value={createdAt} ago /> },
    {
      name: names.actions,
      isActions: true,
      cell: (site) => (
        <SiteButtons site={site} acts={acts} onStop={(how) => setStep({ site, how })} onCode={() => setCoded(site)} />
      ),
    },
  ];
  const [rebuildSite] = useMutation(RebuildSiteDocument);
  const rebuild: BulkAction<AdminSiteFragment> = {
    name: texts.rebuild,
    icon: <IconRefresh size={16} />,
    canSelect: isBuilt,
    labelOf: ({ title }) => texts.select(title),
    question: texts.rebuildQuestion,
    run: ({ id }) => rebuildSite({ variables: { id } }),
    describe: ({ title, orderNumber }) => `${title} · ${orderNumber}`,
    lists: SITE_LISTS,
  };
  return (
    <>
      <BulkTable
        caption={texts.listLabel}
        columns={columns}
        rows={sites}
        rowKey={({ id }) => id}
        list="sites"
        details={{ labelOf: ({ title }) => adminMessages.table.detailsOf(title), of: detailsOf }}
        action={rebuild}
      />
      <StopDialog step={step} acts={acts} onClose={() => setStep(null)} />
      <CustomCodeDialog site={coded} onClose={() => setCoded(null)} />
    </>
  );
}

function WhatCell({ site }: { readonly site: AdminSiteFragment }) {
  const { id, title, orderNumber } = site;
  return (
    <div className={styles.what}>
      <Line strong title={title}>
        <Anchor component={Link} to={siteLink(id)} inherit aria-label={`${texts.page}: ${title}`}>
          {title}
        </Anchor>
      </Line>
      <Line quiet>
        <Ltr>{orderNumber}</Ltr> · <SiteAddress site={site} />
      </Line>
    </div>
  );
}

/** Its state, and the first thing to be known about it; everything is under the row. */
function StateCell({ site }: { readonly site: AdminSiteFragment }) {
  const { status, stopReason, failureReason, isBuilding } = site;
  const first = failureReason ?? stopReason ?? (status === 'online' && isBuilding ? texts.renewing : null);
  return (
    <div className={styles.state}>
      <TintBadge tint={TINTS[status]} name={status}>
        {texts.statuses[status]}
      </TintBadge>
      {first && (
        <Line quiet title={first}>
          {first}
        </Line>
      )}
    </div>
  );
}

/** Since when it is stopped, why, and what failed; null where there is nothing to say. */
function detailsOf({ stopReason, stoppedAt, failureReason, failureDetail, liveRelease }: AdminSiteFragment) {
  const isCustom = liveRelease?.origin === 'custom';
  if (!isCustom && !stoppedAt && !stopReason && !failureReason && !failureDetail) return null;
  return (
    <div className={styles.facts}>
      {isCustom && <Text size="sm">{customCodeMessages.isLive}</Text>}
      {stoppedAt && (
        <Text size="sm" c="dimmed">
          {texts.since} <JalaliDate value={stoppedAt} time />
        </Text>
      )}
      {stopReason && <Text size="sm">{stopReason}</Text>}
      {failureReason && (
        <Text size="sm" c="var(--b-danger)">
          {failureReason}
        </Text>
      )}
      {failureDetail && (
        <Text size="sm" c="dimmed" className={styles.detail}>
          <Ltr>{failureDetail}</Ltr>
        </Text>
      )}
    </div>
  );
}

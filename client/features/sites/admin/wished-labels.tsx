import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ltr } from '#core/text/bidi.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminWishedLabelsDocument, DecideSiteLabelDocument, type WishedLabelFragment } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminSiteMessages } from './admin-sites.messages.js';
import { shownAddress } from '#client/lib/site-address.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { confirm } from '#client/ui/confirm.js';
import { ReasonForm } from '#client/ui/dialogs/reason-form.js';
import { Ltr } from '#client/ui/ltr.js';
import { LIVE_LIST, useLiveList } from '#client/ui/admin/live-list.js';
import { AdminList } from '#client/ui/admin/admin-list.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
import { Line } from '#client/ui/admin/line.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';
import { useRowActs } from '#client/ui/admin/use-row-acts.js';
import { useAdminUrl } from '#client/ui/admin/use-admin-url.js';

const { labels: texts } = adminSiteMessages;
const LISTS: ReadonlySet<string> = new Set(['AdminWishedLabels']);

/** Sites whose customers wished an address that imitates another name; they are online at another one meanwhile. */
export function WishedLabels() {
  useLiveList('sites', LISTS);
  const url = useAdminUrl();
  const variables = { page: url.page, limit: PAGE_SIZE.admin };
  const query = useQuery(AdminWishedLabelsDocument, { variables, ...LIVE_LIST });
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <AdminList found={shownData(query)?.sites} query={query} texts={texts} filters={{}} url={url}>
        {(sites) => <LabelTable sites={sites} />}
      </AdminList>
    </Stack>
  );
}

function LabelTable({ sites }: { readonly sites: readonly WishedLabelFragment[] }) {
  const [decide] = useMutation(DecideSiteLabelDocument);
  const { busyId, act } = useRowActs(LISTS);
  const [refused, setRefused] = useState<WishedLabelFragment | null>(null);
  const approve = async ({ id, wishedLabel }: WishedLabelFragment) => {
    const { text, ...question } = texts.approveQuestion;
    if (!(await confirm({ ...question, text: text(ltr(wishedLabel ?? '')) }))) return;
    await act(id, () => decide({ variables: { id, isApproved: true } }), texts.approved, texts.notDecided);
  };
  const refuse = async (reason: string) => {
    if (!refused) return;
    const { id } = refused;
    setRefused(null);
    await act(id, () => decide({ variables: { id, isApproved: false, reason } }), texts.refused, texts.notDecided);
  };
  const columns: readonly Column<WishedLabelFragment>[] = [
    { name: texts.columns.wished, cell: ({ wishedLabel }) => <Ltr>{wishedLabel ?? ''}</Ltr> },
    { name: texts.columns.site, cell: (site) => <SiteCell site={site} /> },
    {
      name: texts.columns.owner,
      cell: ({ customer }) =>
        customer ? (
          <PersonCell name={customer.fullName} email={customer.email} id={customer.id} />
        ) : (
          adminSiteMessages.removed
        ),
    },
    { name: texts.columns.created, cell: ({ createdAt }) => <JalaliDate value={createdAt} ago /> },
    {
      name: texts.columns.actions,
      isActions: true,
      cell: (site) => (
        <LabelActs
          label={site.wishedLabel ?? ''}
          isBusy={busyId === site.id}
          onApprove={() => void approve(site)}
          onRefuse={() => setRefused(site)}
        />
      ),
    },
  ];
  return (
    <>
      <AdminTable caption={texts.listLabel} columns={columns} rows={sites} rowKey={({ id }) => id} list="labels" />
      <Modal opened={refused !== null} onClose={() => setRefused(null)} title={texts.refuseTitle}>
        <ReasonForm
          label={adminSiteMessages.stop.reason}
          hint={texts.reasonHint}
          action={texts.refuse}
          rows={4}
          onSend={refuse}
          onCancel={() => setRefused(null)}
        />
      </Modal>
    </>
  );
}

interface LabelActsProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
}

function LabelActs({ label, isBusy, onApprove, onRefuse }: LabelActsProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="sm" variant="light" loading={isBusy} aria-label={`${texts.approve}: ${label}`} onClick={onApprove}>
        {texts.approve}
      </Button>
      <Button size="sm" variant="default" disabled={isBusy} aria-label={`${texts.refuse}: ${label}`} onClick={onRefuse}>
        {texts.refuse}
      </Button>
    </Group>
  );
}

function SiteCell({ site: { title, orderNumber, address } }: { readonly site: WishedLabelFragment }) {
  return (
    <div>
      <Line strong title={title}>
        <bdi>{title}</bdi>
      </Line>
      <Line quiet>
        <Ltr>{orderNumber}</Ltr> · <Ltr>{shownAddress(address)}</Ltr>
      </Line>
    </div>
  );
}

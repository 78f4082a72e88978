import { useQuery } from '@apollo/client/react';
import { Button, Modal, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { fillLegalText } from '#core/legal-text.js';
import { AdminLegalVersionsDocument, type LegalKind, type LegalVersionRowFragment } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { toPersianDigits } from '#client/lib/format.js';
import { adminLegalMessages as texts } from '#client/lib/messages/admin/admin-legal.messages.js';
import { legalMessages } from '#client/lib/messages/legal.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { LegalText } from '#client/features/legal/index.js';
import { AdminTable, type Column } from '../parts/admin-table.js';
import { PageLine } from '../parts/page-line.js';
import { PersonCell } from '../parts/person-cell.js';
import { LegalEditor } from './legal-editor.js';

/** The newest version of a document to be edited, and all of them to be read. */
export function LegalVersions({ kind }: { readonly kind: LegalKind }) {
  const query = useQuery(AdminLegalVersionsDocument, { variables: { kind, page: 1 }, fetchPolicy: 'network-only' });
  const newest = query.data?.legalVersions.items[0];
  if (!newest) return <Awaiting query={query} failed={texts.failed} rows={3} height={72} compact />;
  return (
    <Stack gap="xl">
      <LegalEditor key={newest.number} newest={newest} onPublished={query.refetch} />
      <VersionList key={`list-${newest.number}`} kind={kind} />
    </Stack>
  );
}

function VersionList({ kind }: { readonly kind: LegalKind }) {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<LegalVersionRowFragment | null>(null);
  const query = useQuery(AdminLegalVersionsDocument, { variables: { kind, page } });
  const settings = usePlatformSettings();
  const found = shownData(query)?.legalVersions;
  if (!found) return <Awaiting query={query} failed={texts.failed} rows={2} height={56} compact />;
  const columns: readonly Column<LegalVersionRowFragment>[] = [
    { name: texts.columns.number, cell: ({ number }) => toPersianDigits(number) },
    { name: texts.columns.at, cell: ({ publishedAt }) => <JalaliDate value={publishedAt} time /> },
    {
      name: texts.columns.by,
      cell: ({ publishedBy }) =>
        publishedBy ? <PersonCell name={publishedBy.fullName} email={publishedBy.email} /> : texts.ours,
    },
    { name: texts.columns.note, cell: ({ note }) => <bdi>{note}</bdi> },
    {
      name: texts.columns.actions,
      isActions: true,
      cell: (version) => (
        <Button
          variant="default"
          size="compact-md"
          aria-label={texts.showLabel(version.number)}
          onClick={() => setShown(version)}
        >
          {texts.show}
        </Button>
      ),
    },
  ];
  const { pages, total } = found.pagination;
  return (
    <Stack gap="md" component="section">
      <Title order={3} fz={15}>
        {texts.versions}
      </Title>
      <AdminTable
        caption={texts.versions}
        columns={columns}
        rows={found.items}
        rowKey={({ number }) => String(number)}
      />
      <PageLine page={page} pages={pages} total={total} onChange={setPage} />
      <Modal
        opened={shown !== null}
        onClose={() => setShown(null)}
        size="lg"
        title={shown && legalMessages.version(shown.number, shown.publishedAt)}
      >
        {shown && <LegalText body={fillLegalText(shown.body, settings)} />}
      </Modal>
    </Stack>
  );
}

import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { TEXT } from '#core/limits/limits.js';
import { DecideSiteReportDocument, type AdminReportFragment } from '#client/gql/graphql.js';
import { adminSiteMessages } from './admin-sites.messages.js';
import { reportKindNames } from '#client/lib/messages/sites/report.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { toast } from '#client/ui/toast.js';

const { reports: texts } = adminSiteMessages;
const LISTS: ReadonlySet<string> = new Set(['AdminSiteReports', 'AdminSites']);

const CHOICES = ['rejected', 'none', 'suspend', 'take_down'] as const;
type Choice = (typeof CHOICES)[number];

interface DecideDialogProps {
  readonly report: AdminReportFragment | null;
  readonly onClose: () => void;
}

/** The decision about a report and its site, and its reason. */
export function DecideDialog({ report, onClose }: DecideDialogProps) {
  return (
    <Modal opened={report !== null} onClose={onClose} title={texts.decideTitle} size="lg">
      {report && <DecideForm report={report} onClose={onClose} />}
    </Modal>
  );
}

/** The possible acts on a site in its present state. */
function choicesOf({ site }: AdminReportFragment): readonly Choice[] {
  return CHOICES.filter((choice) => {
    if (choice === 'suspend') return site?.status === 'online';
    return choice !== 'take_down' || (site !== null && site.status !== 'offline');
  });
}

function DecideForm({ report, onClose }: { readonly report: AdminReportFragment; readonly onClose: () => void }) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [typed, setTyped] = useState('');
  const [decide, { loading, error }] = useMutation(DecideSiteReportDocument);
  const client = useApolloClient();
  const reason = typed.trim();
  const run = async () => {
    if (choice === null) return;
    const decision =
      choice === 'rejected'
        ? { status: 'rejected' as const, act: 'none' as const, reason }
        : { status: 'upheld' as const, act: choice, reason };
    try {
      await decide({ variables: { id: report.id, decision } });
    } catch {
      // The notice below shows `error` of the mutation.
      return;
    }
    toast.success(texts.decided);
    onClose();
    await refreshQueries(client, LISTS);
  };
  return (
    <Stack gap="md">
      <Text size="sm">
        <b>{reportKindNames[report.kind]}:</b> <bdi>{report.message}</bdi>
      </Text>
      <Radio.Group label={texts.choice} required value={choice ?? ''} onChange={(value) => setChoice(value as Choice)}>
        <Stack gap="xs" mt="xs">
          {choicesOf(report).map((each) => (
            <Radio key={each} value={each} label={texts.choices[each]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={texts.reason}
        description={texts.reasonHint}
        required
        rows={4}
        maxLength={TEXT.comments}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && <ErrorNotice error={error} title={texts.decideFailed} compact />}
      <DialogFoot onCancel={onClose}>
        <Button
          color={choice === 'suspend' || choice === 'take_down' ? 'red' : undefined}
          disabled={choice === null || reason === ''}
          loading={loading}
          onClick={() => void run()}
        >
          {texts.decideAction}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

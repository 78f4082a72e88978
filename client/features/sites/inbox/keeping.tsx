import { useMutation, useQuery } from '@apollo/client/react';
import { ActionIcon, Button, Modal, Select, Stack, Text, Tooltip } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { KEPT_MONTHS } from '#core/sites/site-messages.js';
import { SetSiteInboxSettingsDocument, SiteInboxSettingsDocument } from '#client/gql/graphql.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';

const { keeping: texts } = siteInboxMessages;

interface KeepingProps {
  readonly siteId: string;
}

/** Where the owner chooses how long messages are kept. */
export function Keeping({ siteId }: KeepingProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Tooltip label={texts.action}>
        <ActionIcon variant="subtle" size={40} aria-label={texts.action} onClick={() => setOpened(true)}>
          <IconHourglass size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Modal opened={opened} onClose={close} title={texts.title}>
        <KnownKeeping siteId={siteId} onClose={close} />
      </Modal>
    </>
  );
}

interface FormProps extends KeepingProps {
  readonly onClose: () => void;
}

function KnownKeeping({ siteId, onClose }: FormProps) {
  const query = useQuery(SiteInboxSettingsDocument, { variables: { siteId }, fetchPolicy: 'network-only' });
  const known = query.data?.siteInboxSettings;
  if (!known) return <Awaiting query={query} failed={texts.loadFailed} rows={1} height={120} />;
  return <KeepingForm siteId={siteId} months={known.keptMonths} onClose={onClose} />;
}

const FOREVER = 'forever';
const CHOICES = [
  { value: FOREVER, label: texts.forever },
  ...KEPT_MONTHS.map((months) => ({ value: String(months), label: texts.months(months) })),
];

function KeepingForm({ siteId, months, onClose }: FormProps & { readonly months: number | null }) {
  const [chosen, setChosen] = useState(months === null ? FOREVER : String(months));
  const [run, { loading }] = useMutation(SetSiteInboxSettingsDocument);
  const save = async () => {
    try {
      await run({ variables: { siteId, keptMonths: chosen === FOREVER ? null : Number(chosen) } });
      toast.success(texts.saved);
      onClose();
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm">{texts.text}</Text>
      <Select
        label={texts.label}
        data={CHOICES}
        value={chosen}
        allowDeselect={false}
        onChange={(value) => setChosen(value ?? FOREVER)}
      />
      <DialogFoot onCancel={onClose}>
        <Button loading={loading} onClick={() => void save()}>
          {texts.save}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

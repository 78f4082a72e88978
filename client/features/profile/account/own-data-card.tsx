import { Button, Card, Title } from '@mantine/core';
import { IconDownload, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { ownData as text } from './own-data.messages.js';
import { saveDownload } from '#client/lib/rest/rest.js';
import rows from '#client/ui/lists/row-list.module.css';
import { toast } from '#client/ui/toast.js';
import { ClosingDialog } from '../dialogs.js';
import { SecurityRow } from '../security-row.js';

interface OwnDataCardProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly hasTwoFactor: boolean;
  /** Removes what this browser stores of the person. */
  readonly forgetWork: () => Promise<void>;
}

/** Downloading everything that the account has here, and closing it. */
export function OwnDataCard(owner: OwnDataCardProps) {
  const [closing, setClosing] = useState(false);
  return (
    <Card component="section" aria-labelledby="own-data-title">
      <Title order={2} fz={17} id="own-data-title">
        {text.title}
      </Title>
      <ul className={rows.list}>
        <DownloadRow />
        <SecurityRow icon={<IconUserX size={20} stroke={1.75} />} name={text.close.name} text={text.close.text}>
          <Button variant="default" c="var(--b-danger)" onClick={() => setClosing(true)}>
            {text.close.action}
          </Button>
          <ClosingDialog {...owner} opened={closing} onClose={() => setClosing(false)} />
        </SecurityRow>
      </ul>
    </Card>
  );
}

function DownloadRow() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    await saveDownload('/api/auth/me/export', 'barpa-account.json').catch((error: unknown) =>
      toast.error(error, text.download.failed),
    );
    setBusy(false);
  }

  return (
    <SecurityRow icon={<IconDownload size={20} stroke={1.75} />} name={text.download.name} text={text.download.text}>
      <Button variant="default" loading={busy} onClick={() => void download()}>
        {text.download.action}
      </Button>
    </SecurityRow>
  );
}

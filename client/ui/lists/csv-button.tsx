import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { downloadFile } from './download-file.js';

interface CsvButtonProps {
  /** A path of the REST API. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | null>>;
  readonly fileName: string;
  readonly label?: string;
}

/** The whole list as it is filtered now, for a spreadsheet. */
export function CsvButton({ path, query = {}, fileName, label = adminMessages.csv }: CsvButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await downloadFile(path, query, fileName);
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.75} />}
      loading={busy}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}

import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { siteVisitsMessages as texts } from './site-visits.messages.js';
import { saveDownload } from '#client/lib/rest/rest.js';
import { toast } from '#client/ui/toast.js';

interface VisitsCsvProps {
  readonly siteId: string;
  /** The first day, `2026-11-22`. */
  readonly from: string;
}

/** Everything that was counted, as a file for spreadsheets. */
export function VisitsCsv({ siteId, from }: VisitsCsvProps) {
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      await saveDownload(`/api/sites/${siteId}/visits.csv?from=${from}`, 'visits.csv');
    } catch (error) {
      toast.error(error, texts.csvFailed);
    }
    setLoading(false);
  };
  return (
    <Button
      variant="subtle"
      mih={44}
      leftSection={<IconFileSpreadsheet size={18} stroke={1.75} aria-hidden />}
      loading={loading}
      onClick={() => void save()}
    >
      {texts.csv}
    </Button>
  );
}

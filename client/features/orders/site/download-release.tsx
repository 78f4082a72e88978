import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { siteMessages as texts } from './site.messages.js';
import { saveDownload } from '#client/lib/rest/rest.js';
import { toast } from '#client/ui/toast.js';

interface DownloadReleaseProps {
  readonly siteId: string;
  readonly releaseId: string;
  /** The name of the release for screen readers. */
  readonly of: string;
  readonly variant?: 'default' | 'subtle';
}

/** All files of a release as a zip. */
export function DownloadRelease({ siteId, releaseId, of, variant = 'default' }: DownloadReleaseProps) {
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      await saveDownload(`/api/sites/${siteId}/releases/${releaseId}/export`, 'site.zip');
    } catch (error) {
      toast.error(error, texts.downloadFailed);
    }
    setLoading(false);
  };
  return (
    <Button
      variant={variant}
      size="compact-md"
      leftSection={<IconDownload size={17} />}
      loading={loading}
      aria-label={`${texts.download}: ${of}`}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  );
}

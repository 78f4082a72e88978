import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { toUiError } from '#client/lib/errors.js';
import { saveDownload } from '#client/lib/rest/rest.js';
import { toast } from '../toast.js';

type Format = 'pdf' | 'html' | 'csv';
const OF_PAPERS: readonly Format[] = ['pdf', 'html'];

interface DocumentDownloadsProps {
  readonly formats?: readonly Format[];
  /** A path of the REST API without its `format`: /api/receipts/{id}/download. */
  readonly path: string;
  /** Without its extension; the server's own name wins. */
  readonly fileName: string;
  /** The words of a screen reader for «PDF» and «HTML». */
  readonly labelOf: (format: string) => string;
  readonly failed: string;
  /** The text of a failure beneath `failed`; its own Persian words without it. */
  readonly faultOf?: (error: unknown) => string;
  readonly className?: string | undefined;
  /** Small and without a sign: for the rows of tables. */
  readonly isCompact?: boolean;
}

/** A document in each of its formats: PDF and HTML, unless it says otherwise. */
export function DocumentDownloads({
  formats = OF_PAPERS,
  path,
  fileName,
  labelOf,
  failed,
  faultOf = (error) => toUiError(error).message,
  className,
  isCompact = false,
}: DocumentDownloadsProps) {
  const [busy, setBusy] = useState<Format | null>(null);
  const save = async (format: Format) => {
    setBusy(format);
    try {
      await saveDownload(`${path}${path.includes('?') ? '&' : '?'}format=${format}`, `${fileName}.${format}`);
    } catch (error) {
      toast.failure(faultOf(error), failed);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Group gap="xs" wrap="nowrap" className={className}>
      {formats.map((format) => (
        <Button
          key={format}
          variant="default"
          size={isCompact ? 'compact-sm' : 'sm'}
          leftSection={isCompact ? undefined : <IconDownload size={17} />}
          loading={busy === format}
          aria-label={labelOf(format.toUpperCase())}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Group>
  );
}

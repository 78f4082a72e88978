import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { SiteMessageFieldsFragment } from '#client/gql/graphql.js';
import { formatSize } from '#client/lib/file-rules.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { downloadFile } from '#client/ui/lists/download-file.js';
import styles from './inbox.module.css';

const { message: texts } = siteInboxMessages;

/** The files that were sent with a message: to be downloaded, or why they are not there. */
export function MessageFiles({ message }: { readonly message: SiteMessageFieldsFragment }) {
  const { id, siteId, files } = message;
  if (files.length === 0) return null;
  return (
    <dl className={styles.answers} aria-label={texts.files}>
      {files.map(({ id: fileId, label, name, sizeBytes, refusal }) => (
        <div key={fileId}>
          <dt>{label}</dt>
          <dd>
            <bdi>{name}</bdi> ({formatSize(sizeBytes)}){' '}
            {refusal === null ? (
              <Button
                size="compact-sm"
                variant="light"
                leftSection={<IconDownload size={16} aria-hidden />}
                aria-label={texts.download(name)}
                onClick={() => void downloadFile(`/api/sites/${siteId}/messages/${id}/files/${fileId}`, {}, name)}
              >
                {texts.downloadFile}
              </Button>
            ) : (
              texts.fileRefusals[refusal]
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

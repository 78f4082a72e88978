import { ActionIcon, Button, FileButton, Progress, Text } from '@mantine/core';
import { IconPaperclip, IconRefresh, IconX } from '@tabler/icons-react';
import { SUPPORT } from '#core/limits/limits.js';
import { fileMessages } from '#client/lib/messages/file.messages.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { ACCEPT, formatSize } from '#client/lib/file-rules.js';
import styles from '../conversation/conversation.module.css';
import type { Attachments, AttachmentUpload } from './use-attachments.js';

const texts = supportMessages.composer;

interface UploadProps {
  readonly item: AttachmentUpload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function Upload({ item: { file, id, share, fault, isInvalid, notice }, onRetry, onRemove }: UploadProps) {
  const percent = Math.round(share * 100);
  const state = fault ?? (id === null ? fileMessages.sending(percent) : formatSize(file.size));
  return (
    <li className={styles.upload} data-fault={fault === null ? undefined : true}>
      <div className={styles.fileAbout}>
        <bdi className={styles.fileName}>{file.name}</bdi>
        <span className={styles.fileFacts} role={fault === null ? undefined : 'alert'}>
          {state}
        </span>
        {notice !== null && (
          <span className={styles.fileFacts} role="status">
            {notice}
          </span>
        )}
        {id === null && fault === null && <Progress size="sm" value={percent} aria-label={texts.progress(file.name)} />}
      </div>
      {fault !== null && !isInvalid && (
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={texts.retry(file.name)} onClick={onRetry}>
          <IconRefresh size={18} />
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={texts.remove(file.name)} onClick={onRemove}>
        <IconX size={18} />
      </ActionIcon>
    </li>
  );
}

/** The files of a message, before it is sent. */
export function AttachmentUploads({ attachments }: { readonly attachments: Attachments }) {
  const { items, advice } = attachments;
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.uploads} aria-label={texts.attachments}>
          {items.map((item) => (
            <Upload
              key={item.key}
              item={item}
              onRetry={() => attachments.retry(item.key)}
              onRemove={() => attachments.remove(item.key)}
            />
          ))}
        </ul>
      )}
      {advice && (
        <Text size="sm" c="var(--b-danger)">
          {advice}
        </Text>
      )}
    </>
  );
}

export function AttachButton({ attachments }: { readonly attachments: Attachments }) {
  return (
    <FileButton accept={ACCEPT.uploads} multiple onChange={(files) => attachments.add(files)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          leftSection={<IconPaperclip size={18} stroke={1.75} />}
          disabled={attachments.items.length >= SUPPORT.attachments}
        >
          {texts.attach}
        </Button>
      )}
    </FileButton>
  );
}

import { ActionIcon, Progress, Text } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { pictureMessages } from '#client/lib/messages/picture.messages.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import styles from './media.module.css';
import type { Upload } from './picture-uploads.js';
import type { Uploads } from './use-uploads.js';

/** The pictures that are on their way, each with its progress or with why it was not added. */
export function UploadRows({ uploads, retry, cancel }: Omit<Uploads, 'add'>) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={m.uploads}>
      {uploads.map((upload) => (
        <Row key={upload.id} upload={upload} retry={retry} cancel={cancel} />
      ))}
    </ul>
  );
}

function textOf({ state }: Upload): string {
  if (state.kind === 'failed') return state.message;
  if (state.kind === 'waiting') return m.waiting;
  if (state.kind === 'done') return m.done;
  const percent = Math.round(state.share * 100);
  return percent === 0 ? pictureMessages.preparing : pictureMessages.sending(percent);
}

function Row({ upload, retry, cancel }: { readonly upload: Upload } & Pick<Uploads, 'retry' | 'cancel'>) {
  const { id, file, state } = upload;
  const percent = state.kind === 'sending' ? state.share * 100 : state.kind === 'done' ? 100 : 0;
  const isFailed = state.kind === 'failed';
  return (
    <li className={styles.upload}>
      <div className={styles.uploadText}>
        <bdi className={styles.name}>{file.name}</bdi>
        <Text size="xs" c={isFailed ? 'red' : 'dimmed'} role={isFailed ? 'alert' : undefined}>
          {textOf(upload)}
        </Text>
        {!isFailed && <Progress value={percent} size="sm" aria-label={file.name} />}
      </div>
      {isFailed && (
        <ActionIcon size={40} variant="subtle" aria-label={m.retry(file.name)} onClick={() => retry(id)}>
          <IconRefresh size={18} />
        </ActionIcon>
      )}
      {state.kind !== 'done' && (
        <ActionIcon size={40} variant="subtle" color="gray" aria-label={m.cancel(file.name)} onClick={() => cancel(id)}>
          <IconX size={18} />
        </ActionIcon>
      )}
    </li>
  );
}

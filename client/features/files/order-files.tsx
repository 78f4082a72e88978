import { Text } from '@mantine/core';
import type { HeldText } from '#client/lib/storage/held-text.js';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { FileAdder } from './file-adder.js';
import { OrderFileRow, UploadRow } from './file-row.js';
import styles from './files.module.css';
import { useOrderFiles } from './use-order-files.js';

interface OrderFilesProps {
  readonly orderId: string;
  /** Read-only: no adding, no removing. */
  readonly isReadOnly?: boolean;
  /** The description while it is typed, where the caller stores it. */
  readonly held?: HeldText;
}

/** The files of an order: the list, and adding to it. Used wherever an order is shown. */
export function OrderFiles({ orderId, isReadOnly = false, held }: OrderFilesProps) {
  const { files, loadError, reload, uploads, fault, dismiss, add, cancel, retry, remove, download } =
    useOrderFiles(orderId);
  return (
    <div>
      {!isReadOnly && <FileAdder held={held} fault={fault} onDismiss={dismiss} onFiles={add} />}
      {files === null && <LoadingSkeleton rows={2} height={56} />}
      {loadError !== undefined && <ErrorNotice error={loadError} title={m.listFailed} onRetry={reload} compact />}
      {files?.length === 0 && uploads.length === 0 && loadError === undefined && (
        <Text c="dimmed" size="sm" mt="md">
          {m.empty}
        </Text>
      )}
      {(uploads.length > 0 || (files?.length ?? 0) > 0) && (
        <ul className={styles.list} aria-label={m.list}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.kept.id}
              upload={upload}
              onCancel={() => cancel(upload.kept.id)}
              onRetry={() => retry(upload.kept.id)}
            />
          ))}
          {files?.map((file) => (
            <OrderFileRow
              key={file.id}
              file={file}
              onDownload={() => void download(file)}
              onRemove={isReadOnly ? undefined : () => void remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

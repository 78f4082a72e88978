import { ActionIcon, Progress } from '@mantine/core';
import { IconDownload, IconFileText, IconPhoto, IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import { formatSize, type OrderFile } from '#client/lib/file-rules.js';
import styles from './files.module.css';
import type { KeptFile } from './kept-files.js';
import type { Upload } from './upload-queue.js';

interface RowProps {
  readonly name: string;
  readonly facts: ReactNode;
  readonly isPicture: boolean;
  readonly tone?: 'fault';
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

function Row({ name, facts, isPicture, tone, children, below }: RowProps) {
  const Icon = isPicture ? IconPhoto : IconFileText;
  return (
    <li className={styles.row} data-tone={tone}>
      <span className={styles.icon} aria-hidden>
        <Icon size={20} stroke={1.75} />
      </span>
      <div className={styles.about}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.facts}>{facts}</span>
        {below}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

interface ActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function Action({ label, icon, onClick }: ActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
}

const isPictureName = (name: string): boolean => /\.(jpe?g|png|gif|svg)$/i.test(name);

interface OrderFileRowProps {
  readonly file: OrderFile;
  readonly onDownload: () => void;
  /** Left out where files may only be looked at. */
  readonly onRemove?: (() => void) | undefined;
}

export function OrderFileRow({ file, onDownload, onRemove }: OrderFileRowProps) {
  const { fileName, mimeType, sizeBytes, category, description } = file;
  const facts = [m.categories[category], formatSize(sizeBytes), description].filter(Boolean).join(' · ');
  return (
    <Row name={fileName} facts={facts} isPicture={mimeType.startsWith('image/')}>
      <Action label={m.download(fileName)} icon={<IconDownload size={19} />} onClick={onDownload} />
      {onRemove && <Action label={m.remove(fileName)} icon={<IconTrash size={19} />} onClick={onRemove} />}
    </Row>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

export function UploadRow({ upload: { kept, state }, onCancel, onRetry }: UploadRowProps) {
  const { name, size } = kept.file;
  const percent = state.kind === 'sending' ? Math.round(state.share * 100) : 0;
  const fact = state.kind === 'failed' ? state.message : state.kind === 'waiting' ? m.waiting : m.sending(percent);
  return (
    <Row
      name={name}
      facts={`${formatSize(size)} · ${fact}`}
      isPicture={isPictureName(name)}
      {...(state.kind === 'failed' && { tone: 'fault' as const })}
      below={state.kind === 'sending' && <Progress size="sm" value={percent} aria-label={m.progress(name)} />}
    >
      {state.kind === 'failed' && <Action label={m.retry(name)} icon={<IconRefresh size={19} />} onClick={onRetry} />}
      <Action
        label={state.kind === 'failed' ? m.remove(name) : m.cancel(name)}
        icon={state.kind === 'failed' ? <IconTrash size={19} /> : <IconX size={19} />}
        onClick={onCancel}
      />
    </Row>
  );
}

export function KeptRow({ kept, onRemove }: { readonly kept: KeptFile; readonly onRemove: () => void }) {
  const { name, size } = kept.file;
  const facts = [formatSize(size), m.ready, kept.description].filter(Boolean).join(' · ');
  return (
    <Row name={name} facts={facts} isPicture={isPictureName(name)}>
      <Action label={m.remove(name)} icon={<IconTrash size={19} />} onClick={onRemove} />
    </Row>
  );
}

import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import styles from './order-preview.module.css';

interface DesignPictureProps {
  /** Null: there is nothing to draw. */
  readonly src: string | null;
  /**
   * Less than the whole page with its fonts: its beginning, or a thumbnail on which no text can be read. `top` is the
   * beginning of the one picture at the top of a page, which is loaded at once.
   */
  readonly size?: 'top' | 'beginning' | 'small';
  /** Shown where there is no picture; left out, a sentence is. */
  readonly fallback?: ReactNode;
  /** The description of the picture, for screen readers. */
  readonly label: string;
}

/** A page of a design as the server draws it: whoever shows many loads no designs. It is as wide as its box. */
export function DesignPicture({ src, size, label, fallback }: DesignPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || failed === src)
    return fallback === undefined ? <Text className={styles.none}>{orderMessages.noPreview}</Text> : fallback;
  return (
    <img
      src={size === undefined ? src : `${src}&size=${size === 'small' ? 'small' : 'top'}`}
      alt={label}
      loading={size === 'top' ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.picture}
      onError={() => setFailed(src)}
    />
  );
}

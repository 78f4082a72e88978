import { Text } from '@mantine/core';
import { useState } from 'react';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import styles from './order-preview.module.css';

interface DesignPictureProps {
  /** Null: there is nothing to draw. */
  readonly src: string | null;
  /**
   * Less than the whole page with its fonts: its beginning, of which there is one at the top of a page, or a thumbnail
   * on which no text can be read.
   */
  readonly size?: 'top' | 'small';
  /** What it shows, for screen readers. */
  readonly label: string;
}

/** A page of a design as the server draws it: whoever shows many loads no designs. It is as wide as its box. */
export function DesignPicture({ src, size, label }: DesignPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || failed === src) return <Text className={styles.none}>{orderMessages.noPreview}</Text>;
  return (
    <img
      src={size === undefined ? src : `${src}&size=${size}`}
      alt={label}
      loading={size === 'top' ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.picture}
      onError={() => setFailed(src)}
    />
  );
}

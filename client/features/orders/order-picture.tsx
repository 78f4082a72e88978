import { Text } from '@mantine/core';
import { useState } from 'react';
import type { OrderCardFragment } from '../../gql/graphql.js';
import { orderMessages } from '../../lib/messages/order.messages.js';
import styles from './order-preview.module.css';

interface OrderPictureProps {
  readonly order: Pick<OrderCardFragment, 'domain' | 'designPreviewUrl' | 'isDesigned'>;
}

/** The chosen page of an ordered site as the server draws it: a list of orders loads no designs. */
export function OrderPicture({ order: { domain, designPreviewUrl, isDesigned } }: OrderPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!isDesigned || failed === designPreviewUrl) return <Text className={styles.none}>{orderMessages.noPreview}</Text>;
  return (
    <img
      src={designPreviewUrl}
      alt={orderMessages.preview(domain)}
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={() => setFailed(designPreviewUrl)}
    />
  );
}

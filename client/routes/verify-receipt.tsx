import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { VerifiedDocument } from '#client/features/receipts/index.js';
import { VerifyReceiptDocument } from '#client/gql/graphql.js';

/** /receipts/verify/{code}: the target of a receipt's QR code. Open to everyone. */
export function Component() {
  const { code = '' } = useParams();
  const query = useQuery(VerifyReceiptDocument, { variables: { code }, fetchPolicy: 'network-only' });
  return (
    <VerifiedDocument
      kind="receipt"
      found={query.data?.verifyReceipt}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  );
}

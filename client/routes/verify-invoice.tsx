import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { VerifiedDocument } from '#client/features/receipts/index.js';
import { VerifyInvoiceDocument } from '#client/gql/graphql.js';

/** /invoices/verify/{code}: the target of an invoice's QR code. Open to everyone. */
export function Component() {
  const { code = '' } = useParams();
  const query = useQuery(VerifyInvoiceDocument, { variables: { code }, fetchPolicy: 'network-only' });
  return (
    <VerifiedDocument
      kind="invoice"
      found={query.data?.verifyInvoice}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  );
}

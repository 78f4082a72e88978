import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { VerifiedDocument } from '#client/features/receipts/index.js';
import { VerifyCreditNoteDocument } from '#client/gql/graphql.js';

/** /credit-notes/verify/{code}: the target of a credit note's QR code. Open to everyone. */
export function Component() {
  const { code = '' } = useParams();
  const query = useQuery(VerifyCreditNoteDocument, { variables: { code }, fetchPolicy: 'network-only' });
  return (
    <VerifiedDocument
      kind="creditNote"
      found={query.data?.verifyCreditNote}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  );
}

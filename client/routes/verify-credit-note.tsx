import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { VerifiedDocument } from '../features/receipts/index.js';
import { VerifyCreditNoteDocument } from '../gql/graphql.js';

/** /credit-notes/verify/{code}: where the QR code of a credit note leads. Anyone may ask. */
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

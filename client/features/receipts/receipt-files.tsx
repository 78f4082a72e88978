import type { ReceiptFilesFragment } from '#client/gql/graphql.js';
import { receiptMessages } from '#client/lib/messages/money/receipt.messages.js';
import { DocumentDownloads } from '#client/ui/documents/document-downloads.js';

interface ReceiptFilesProps {
  readonly receipt: ReceiptFilesFragment;
  readonly className?: string | undefined;
}

/** One receipt, to keep as PDF or HTML. */
export function ReceiptFiles({ receipt: { id, number }, className }: ReceiptFilesProps) {
  return (
    <DocumentDownloads
      path={`/api/receipts/${id}/download`}
      fileName={`receipt-${number}`}
      labelOf={(format) => receiptMessages.downloadLabel(format, number)}
      failed={receiptMessages.downloadFailed}
      className={className}
    />
  );
}

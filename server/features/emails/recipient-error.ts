/** A mail that was not sent to this receiver, which says nothing of the service. */
export class RecipientError extends Error {}

/** An enhanced status of the addressing (RFC 3463, section 3.2), such as `550 5.1.1 No such user`. */
const NO_SUCH_RECEIVER = /^55\d[ -]5\.1\.\d/;

/** Whether an error is of one receiver: we did not write to them, or their server knows no such address. */
export function isOfRecipient(error: unknown): boolean {
  if (error instanceof RecipientError) return true;
  if (!(error instanceof Error)) return false;
  const { command, response } = error as { readonly command?: unknown; readonly response?: unknown };
  return command === 'RCPT TO' && typeof response === 'string' && NO_SUCH_RECEIVER.test(response);
}

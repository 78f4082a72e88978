/** The mailbox behind an address, for limits of what one person is sent: what follows a plus sign leads to the same. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

import type { PropsWithChildren } from 'react';

/** Left-to-right runs inside Persian text: order numbers, e-mails, domains, cards, tracking codes. */
export function Ltr({ children }: PropsWithChildren) {
  return <bdi dir="ltr">{children}</bdi>;
}

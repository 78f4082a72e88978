import type { PropsWithChildren } from 'react';
import { toPersianDigits } from '#client/lib/format.js';

/** Left-to-right runs inside Persian text: order numbers, e-mails, domains, cards, tracking codes. */
export function Ltr({ children }: PropsWithChildren) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** The same in Persian digits: telephone and identity numbers, to be read. What is copied or dialled has Latin ones. */
export function LtrDigits({ children }: { readonly children: string }) {
  return <Ltr>{toPersianDigits(children)}</Ltr>;
}

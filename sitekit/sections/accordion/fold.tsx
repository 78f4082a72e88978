import type { ReactNode } from 'react';
import type { SectionProps } from '../../section.types.js';
import { Slot } from '../../ui/slot.js';

export interface FoldProps {
  of: SectionProps;
  /** `item3`: its title is always seen, its text opens. */
  item: string;
  open?: boolean;
  /** False where several may be open at once. */
  single?: boolean;
  /** Stands before the title. */
  lead?: ReactNode;
  /** Stands with the text. */
  children?: ReactNode;
}

/** A line that opens without a script. One whose text was emptied is only a line. */
export function Fold({ of, item, open = false, single = true, lead, children }: FoldProps) {
  const line = (
    <>
      {lead}
      <Slot of={of} name={`${item}.title`} as="span" className="bp-fold-title" />
    </>
  );
  if (!of.texts[`${item}.text`]) return <p className="bp-fold bp-fold-line">{line}</p>;
  return (
    <details className="bp-fold" name={single ? `${of.anchorId}-fold` : undefined} open={open}>
      <summary className="bp-fold-line">
        {line}
        <span className="bp-fold-sign" aria-hidden="true" />
      </summary>
      <div className="bp-fold-body">
        <Slot of={of} name={`${item}.text`} className="bp-prose" />
        {children}
      </div>
    </details>
  );
}

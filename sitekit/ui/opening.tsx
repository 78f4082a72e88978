import type { ReactNode } from 'react';
import type { SectionProps } from '../section.types.js';
import { Head, Slot, Title } from './slot.js';

export type OpeningLook = 'start' | 'center' | 'row';

/** How a section opens: a block at the start or in the middle, or title and lead facing each other. */
export function Opening({ of, look, children }: { of: SectionProps; look: OpeningLook; children?: ReactNode }) {
  if (look !== 'row')
    return (
      <Head of={of} align={look}>
        {children}
      </Head>
    );
  return (
    <div className="bp-headrow">
      <div className="bp-head" data-align="start">
        <Slot of={of} name="eyebrow" className="bp-eyebrow" />
        <Title of={of} />
      </div>
      <div className="bp-stack">
        <Slot of={of} name="text" className="bp-lead" />
        {children}
      </div>
    </div>
  );
}

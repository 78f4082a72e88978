import type { ReactNode } from 'react';
import type { SectionProps } from '../section.types.js';
import { Slot, Title } from './slot.js';

/** Eyebrow, title and lead beside other things: unlike `Head` it brings no distance of its own. */
export function Intro({
  of,
  title,
  lead = true,
  children,
}: {
  of: SectionProps;
  /** The class of the title where it is larger than usual. */
  title?: string;
  lead?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="bp-intro">
      <Slot of={of} name="eyebrow" className="bp-eyebrow" />
      <Title of={of} className={title ?? 'bp-title'} />
      {lead && <Slot of={of} name="text" className="bp-lead" />}
      {children}
    </div>
  );
}

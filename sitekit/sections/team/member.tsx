import type { SectionProps } from '../../section.types.js';
import { Slot, SubTitle } from '../../ui/slot.js';

interface MemberProps {
  of: SectionProps;
  n: number;
}

/** Name and role. */
export function MemberName({ of, n, className = 'bp-subtitle' }: MemberProps & { className?: string }) {
  return (
    <>
      <SubTitle of={of} name={`member${n}.name`} className={className} />
      <Slot of={of} name={`member${n}.role`} className="bp-role" />
    </>
  );
}

export function MemberText({ of, n }: MemberProps) {
  return <Slot of={of} name={`member${n}.text`} className="bp-prose" />;
}

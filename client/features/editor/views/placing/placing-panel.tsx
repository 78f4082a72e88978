import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { DesignSection } from '#core/design/design.js';
import type { Device } from '#core/sections/devices.js';
import { Folded } from '#client/ui/folded.js';
import { useDispatch } from '../../context/editor-context.js';
import { placingMessages as m } from '../../messages/placing.messages.js';
import { AnchorField } from './anchor-field.js';

/** The choices, by the device on which the section is hidden. */
const SHOWN = [
  { label: m.choices.all, value: '', hiddenOn: null },
  { label: m.choices.phone, value: 'desktop', hiddenOn: 'desktop' },
  { label: m.choices.desktop, value: 'phone', hiddenOn: 'phone' },
] as const satisfies readonly { label: string; value: string; hiddenOn: Device | null }[];

/** On which devices a section is shown, and its word in the address of the page. */
export function PlacingPanel({ section }: { readonly section: DesignSection }) {
  const dispatch = useDispatch();
  const label = useId();
  const { hiddenOn } = section;
  const said = [...(hiddenOn ? [m.hiddenOn[hiddenOn]] : []), ...(section.anchor ? [`#${section.anchor}`] : [])];
  const pick = (value: string) => {
    const device = SHOWN.find((each) => each.value === value)?.hiddenOn ?? null;
    dispatch({ type: 'sectionHidden', sectionId: section.id, device });
  };
  return (
    <Folded title={m.title} value={said.length > 0 ? said.join('، ') : m.everywhere} isSmall>
      <div>
        <Input.Label id={label}>{m.where}</Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={label}
          value={hiddenOn ?? ''}
          onChange={pick}
          data={SHOWN.map(({ label: name, value }) => ({ label: name, value }))}
        />
        <Input.Description mt={6}>{m.hint}</Input.Description>
      </div>
      <AnchorField section={section} />
    </Folded>
  );
}

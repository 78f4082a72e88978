import { Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { DesignSection } from '#core/design/design.js';
import type { ItemFields } from '#sitekit/texts/field-groups.js';
import { listMessages } from '../../messages/lists.messages.js';
import { DisclosureRow, MoveButtons, RowButton } from '../../sortable/disclosure-row.js';
import { LinkField } from '../link-field.js';
import { PictureField } from '../pictures/picture-field.js';
import { TextField } from '../text-field.js';
import type { ItemEdits } from './use-item-edits.js';

const m = listMessages;

interface ItemRowProps {
  readonly section: DesignSection;
  readonly item: ItemFields;
  /** The name of the item: its first text, or its place. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly samples: Readonly<Record<string, string>>;
  /** The slots that show a sample that is not published. */
  readonly held: ReadonlySet<string>;
  readonly edits: ItemEdits;
}

/** One item: its name, which opens its fields, and what can be done to it. */
export function ItemRow(props: ItemRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DisclosureRow
      id={String(props.item.n)}
      name={props.name}
      isOpen={isOpen}
      onOpen={setOpen}
      buttons={<RowButtons {...props} />}
    >
      <Fields {...props} />
    </DisclosureRow>
  );
}

function Fields({ section, item, samples, held }: ItemRowProps) {
  return (
    <>
      {item.texts.map((slot) => (
        <TextField
          key={slot.name}
          sectionId={section.id}
          slot={slot}
          own={section.customData.texts?.[slot.name]}
          sample={samples[slot.name] ?? ''}
          isHeld={held.has(slot.name)}
        />
      ))}
      {item.images.map((slot) => (
        <PictureField key={slot.name} section={section} slot={slot} />
      ))}
      {item.links.map((slot) => (
        <LinkField key={slot.name} section={section} slot={slot} />
      ))}
    </>
  );
}

function RowButtons({ item, name, index, count, edits }: ItemRowProps) {
  return (
    <>
      <MoveButtons name={name} index={index} count={count} onMove={(to) => edits.move(index, to, name)} />
      <Tooltip label={m.last} disabled={count > 1}>
        <RowButton label={m.remove(name)} color="red" disabled={count === 1} onClick={() => edits.remove(item, name)}>
          <IconTrash size={17} stroke={1.75} />
        </RowButton>
      </Tooltip>
    </>
  );
}

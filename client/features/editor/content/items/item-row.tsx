import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { DesignSection } from '#core/design/design.js';
import type { ItemFields } from '#sitekit/texts/field-groups.js';
import { listMessages } from '../../messages/lists.messages.js';
import { Grip, useSortableRow } from '../../sortable/sortable-row.js';
import { LinkField } from '../link-field.js';
import { PictureField } from '../pictures/picture-field.js';
import { TextField } from '../text-field.js';
import styles from './items.module.css';
import type { ItemEdits } from './use-item-edits.js';

const m = listMessages;

interface ItemRowProps {
  readonly section: DesignSection;
  readonly item: ItemFields;
  /** What the item is called: its first text, or its place. */
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
  const { item, name } = props;
  const { row, grip } = useSortableRow(String(item.n));
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <li {...row} className={styles.item}>
      <div className={styles.line}>
        <Grip label={m.drag(name)} grip={grip} />
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.nameText}>{name}</span>
          <IconChevronDown size={17} stroke={1.75} aria-hidden className={styles.sign} />
        </button>
        <RowButtons {...props} />
      </div>
      <div id={panel} className={styles.fields} hidden={!isOpen}>
        {isOpen && <Fields {...props} />}
      </div>
    </li>
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
      <ActionIcon
        className={styles.icon}
        variant="subtle"
        color="gray"
        size={32}
        disabled={index === 0}
        aria-label={m.up(name)}
        onClick={() => edits.move(index, index - 1, name)}
      >
        <IconArrowUp size={17} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        className={styles.icon}
        variant="subtle"
        color="gray"
        size={32}
        disabled={index === count - 1}
        aria-label={m.down(name)}
        onClick={() => edits.move(index, index + 1, name)}
      >
        <IconArrowDown size={17} stroke={1.75} />
      </ActionIcon>
      <Tooltip label={m.last} disabled={count > 1}>
        <ActionIcon
          className={styles.icon}
          variant="subtle"
          color="red"
          size={32}
          disabled={count === 1}
          aria-label={m.remove(name)}
          onClick={() => edits.remove(item, name)}
        >
          <IconTrash size={17} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

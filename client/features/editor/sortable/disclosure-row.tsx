/** A row of a sorted list that opens: its name, the buttons for what can be done to it, and its fields. */
import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentPropsWithRef, type PropsWithChildren, type ReactNode } from 'react';
import { listMessages as m } from '../messages/lists.messages.js';
import { Grip, useSortableRow } from './sortable-row.js';
import styles from './rows.module.css';

interface DisclosureRowProps {
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly buttons: ReactNode;
  /** More buttons than fit beside the name are below it. */
  readonly areButtonsBelow?: boolean;
}

/** `children` are rendered while the row is open. It is in a `SortableList`. */
export function DisclosureRow(props: PropsWithChildren<DisclosureRowProps>) {
  const { id, name, isOpen, onOpen, buttons, areButtonsBelow = false, children } = props;
  const { row, grip } = useSortableRow(id);
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
          onClick={() => onOpen(!isOpen)}
        >
          <span className={styles.nameText}>{name}</span>
          <IconChevronDown size={17} stroke={1.75} aria-hidden className={styles.sign} />
        </button>
        {!areButtonsBelow && buttons}
      </div>
      {areButtonsBelow && <div className={styles.below}>{buttons}</div>}
      <div id={panel} className={styles.fields} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}

interface RowButtonProps
  extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label' | 'title'> {
  readonly label: string;
}

/** A button of a row; 40 px on a phone. */
export function RowButton({ label, color = 'gray', ...props }: RowButtonProps) {
  return (
    <ActionIcon
      className={styles.icon}
      variant="subtle"
      color={color}
      size={32}
      aria-label={label}
      title={label}
      {...props}
    />
  );
}

interface MoveButtonsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** `to` is the index that the row gets. */
  readonly onMove: (to: number) => void;
}

/** By one place up and down. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <RowButton label={m.up(name)} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <IconArrowUp size={17} stroke={1.75} />
      </RowButton>
      <RowButton label={m.down(name)} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
        <IconArrowDown size={17} stroke={1.75} />
      </RowButton>
    </>
  );
}

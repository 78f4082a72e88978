import { CloseButton, Popover, UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './jalali-popover.module.css';

interface JalaliPopoverProps<Value> {
  readonly label: string;
  readonly target?: UnstyledButtonProps & ComponentProps<'button'>;
  /** The choice in words. */
  readonly shown: ReactNode;
  readonly isSet: boolean;
  readonly clearLabel: string;
  readonly cleared: NoInfer<Value>;
  readonly onChange: (value: Value) => void;
  readonly children: (pick: (value: Value) => void) => ReactNode;
}

/** A field that opens a calendar until something is picked, and the way to clear it. */
export function JalaliPopover<Value>({ label, target, shown, isSet, ...props }: JalaliPopoverProps<Value>) {
  const { clearLabel, cleared, onChange, children } = props;
  const nameId = useId();
  const [opened, setOpened] = useState(false);
  const pick = (value: Value) => {
    onChange(value);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      shadow="md"
      radius="md"
      trapFocus
      returnFocus
      withinPortal
      preventPositionChangeWhenVisible={false}
    >
      <div className={styles.box} data-set={isSet || undefined}>
        <Popover.Target>
          <UnstyledButton {...target} className={styles.target} onClick={() => setOpened(!opened)}>
            <IconCalendar size={18} stroke={1.75} aria-hidden />
            {shown}
          </UnstyledButton>
        </Popover.Target>
        {isSet && <CloseButton aria-label={clearLabel} onClick={() => pick(cleared)} />}
      </div>
      {/* Mantine would name it by its target, which says what is chosen. */}
      <Popover.Dropdown aria-labelledby={nameId}>
        <span id={nameId} hidden>
          {label}
        </span>
        {children(pick)}
      </Popover.Dropdown>
    </Popover>
  );
}

import { Checkbox, Input, Stack } from '@mantine/core';
import { ACCOUNT_EVENT_KINDS, type AccountEventKind } from '#core/account-events.js';
import { accountEventMessages, kindName, KIND_GROUPS } from './account-events.messages.js';
import styles from './account-events.module.css';

const { choice: texts } = accountEventMessages;

interface KindChoiceProps {
  /** Null: all, also those that come later. */
  readonly value: readonly AccountEventKind[] | null;
  readonly error?: string | undefined;
  readonly onChange: (kinds: readonly AccountEventKind[] | null) => void;
}

/** The fault of a choice that cannot be sent; undefined: none. */
export function kindsMissing(value: KindChoiceProps['value']): string | undefined {
  return value?.length === 0 ? texts.missing : undefined;
}

/** The choice of kinds of events, by group: a group as a whole, or single kinds of it. */
export function KindChoice({ value, error, onChange }: KindChoiceProps) {
  const choose = (kinds: readonly AccountEventKind[], isChosen: boolean) => {
    const chosen = value ?? [];
    onChange(ACCOUNT_EVENT_KINDS.filter((kind) => (kinds.includes(kind) ? isChosen : chosen.includes(kind))));
  };
  return (
    <Input.Wrapper label={texts.label} labelElement="div" error={error}>
      <Stack gap="sm" mt="xs">
        <Checkbox
          label={texts.all}
          checked={value === null}
          onChange={(event) => onChange(event.currentTarget.checked ? null : [])}
        />
        {value !== null && (
          <div className={styles.groups}>
            {KIND_GROUPS.map(({ title, kinds }) => {
              const count = kinds.filter((kind) => value.includes(kind)).length;
              return (
                <div key={title} role="group" aria-label={title} className={styles.group}>
                  <Checkbox
                    label={title}
                    fw={650}
                    checked={count === kinds.length}
                    indeterminate={count > 0 && count < kinds.length}
                    onChange={(event) => choose(kinds, event.currentTarget.checked)}
                  />
                  {kinds.map((kind) => (
                    <Checkbox
                      key={kind}
                      ps="lg"
                      label={kindName(kind)}
                      checked={value.includes(kind)}
                      onChange={(event) => choose([kind], event.currentTarget.checked)}
                    />
                  ))}
                </div>
              );
            })}
          </div>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

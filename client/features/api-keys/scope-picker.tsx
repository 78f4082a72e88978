import { Checkbox, Input } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { API_SCOPES, type ApiScope } from '#core/api-keys.js';
import { apiKeyMessages } from './api-key.messages.js';
import styles from './api-keys.module.css';
import { SCOPE_ROWS } from './api-keys.rules.js';

const { dialog: text, resources } = apiKeyMessages;

interface ScopePickerProps {
  readonly value: readonly string[];
  readonly error: ReactNode;
  readonly onChange: (scopes: string[]) => void;
  /** Scopes that are granted already and stay. */
  readonly granted?: readonly string[];
}

/** A table of what can be read and what can be changed, so that the granted scopes are visible at a glance. */
export function ScopePicker({ value, error, onChange, granted = [] }: ScopePickerProps) {
  const id = useId();

  function toggle(scope: ApiScope, checked: boolean) {
    onChange(checked ? [...value, scope] : value.filter((each) => each !== scope));
  }

  const cell = (scope: ApiScope | null, verb: string, resource: string): ReactNode =>
    scope && (
      <Checkbox
        aria-label={text.scopeOf(verb, resource)}
        checked={value.includes(scope) || granted.includes(scope)}
        disabled={granted.includes(scope)}
        color={API_SCOPES[scope].money ? 'yellow.7' : undefined}
        onChange={(event) => toggle(scope, event.currentTarget.checked)}
      />
    );

  return (
    <Input.Wrapper
      label={text.scopes}
      labelElement="div"
      description={text.scopesHint}
      error={error}
      descriptionProps={{ id }}
    >
      <div className={styles.frame}>
        <table className={styles.picker} aria-describedby={id}>
          <thead>
            <tr>
              <th scope="col">{text.part}</th>
              <th scope="col">{text.read}</th>
              <th scope="col">{text.write}</th>
            </tr>
          </thead>
          <tbody>
            {SCOPE_ROWS.map(({ resource, read, write }) => (
              <tr key={resource}>
                <th scope="row">{resources[resource]}</th>
                <td>{cell(read, text.read, resources[resource])}</td>
                <td>{cell(write, text.write, resources[resource])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Input.Wrapper>
  );
}

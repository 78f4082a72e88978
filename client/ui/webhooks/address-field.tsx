import { TextInput } from '@mantine/core';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { webhookMessages } from './webhook.messages.js';

const { add: texts } = webhookMessages;

interface AddressFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** The address of a program. The server judges what was typed. */
export function AddressField({ value, error, onChange }: AddressFieldProps) {
  return (
    <TextInput
      label={texts.label}
      description={error === undefined && texts.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={texts.placeholder}
      data-ltr
      data-autofocus
      dir="ltr"
      inputMode="url"
      maxLength={WEBHOOK.url}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

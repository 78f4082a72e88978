import { useMutation } from '@apollo/client/react';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { SetDomainNicHandleDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { registrationMessages } from './registration.messages.js';
import { toast } from '#client/ui/toast.js';
import type { RegistrationProps } from './registration-card.js';

const { handle: texts } = registrationMessages;

/** For whom a .ir name is registered; asked for until it is registered. */
export function NicHandleForm({ registration: { id }, onChanged }: RegistrationProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [save, { loading }] = useMutation(SetDomainNicHandleDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await save({ variables: { id, nicHandle: typed } });
      toast.success(texts.done);
      onChanged();
    } catch (error) {
      const shown = toUiError(error);
      setFault(fieldErrors(shown)['nicHandle'] ?? shown.message);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Text size="sm" mb="sm">
        {texts.lead}
      </Text>
      <Group align="flex-start" gap="sm">
        <TextInput
          aria-label={texts.label}
          placeholder={texts.placeholder}
          data-ltr
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          flex="1 1 200px"
          maw={320}
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(null);
          }}
        />
        <Button type="submit" variant="light" loading={loading} disabled={typed.trim() === ''}>
          {texts.action}
        </Button>
      </Group>
    </form>
  );
}

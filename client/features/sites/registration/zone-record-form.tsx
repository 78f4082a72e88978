import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { APEX, ZONE_RECORD_TYPES, type ZoneRecordType } from '#core/sites/zone-record.js';
import { AddZoneRecordDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { registrationMessages } from './registration.messages.js';
import { toast } from '#client/ui/toast.js';
import type { RegistrationProps } from './registration-card.js';
import styles from './registration.module.css';

const { zone: texts } = registrationMessages;

interface Draft {
  readonly type: ZoneRecordType;
  readonly host: string;
  readonly value: string;
  readonly priority: number;
}

const EMPTY: Draft = { type: 'MX', host: APEX, value: '', priority: 10 };
const EXAMPLES: Readonly<Record<ZoneRecordType, string>> = {
  MX: 'mail.example.com',
  TXT: 'v=spf1 mx ~all',
  A: '192.0.2.10',
  CNAME: 'service.example.com',
};

type Faults = Readonly<Partial<Record<string, string>>>;

function useAdding({ registration: { id }, onChanged }: RegistrationProps) {
  const [draft, setDraft] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [add, { loading }] = useMutation(AddZoneRecordDocument);
  const change = (changes: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setFaults({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { priority, ...record } = draft;
    try {
      await add({
        variables: { registrationId: id, record: { ...record, priority: draft.type === 'MX' ? priority : null } },
      });
      setDraft((now) => ({ ...EMPTY, type: now.type }));
      toast.success(texts.added);
      onChanged();
    } catch (error) {
      const shown = toUiError(error);
      setFaults(shown.fields.length > 0 ? fieldErrors(shown) : { value: shown.message });
    }
  };
  return { draft, faults, loading, change, submit };
}

/** A refusal of the server is shown at its field. */
export function ZoneRecordForm(props: RegistrationProps) {
  const { draft, faults, loading, change, submit } = useAdding(props);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label={texts.type}
        dir="ltr"
        data={[...ZONE_RECORD_TYPES]}
        value={draft.type}
        onChange={(event) => change({ type: event.currentTarget.value as ZoneRecordType })}
      />
      <TextInput
        label={texts.host}
        description={texts.hostHint}
        dir="ltr"
        maxLength={253}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.host}
        error={faults['host']}
        onChange={(event) => change({ host: event.currentTarget.value })}
      />
      <TextInput
        label={texts.value}
        className={styles.grows}
        dir="ltr"
        placeholder={EXAMPLES[draft.type]}
        maxLength={1000}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.value}
        error={faults['value']}
        onChange={(event) => change({ value: event.currentTarget.value })}
      />
      {draft.type === 'MX' && (
        <NumberInput
          label={texts.priority}
          dir="ltr"
          w={100}
          min={0}
          max={65_535}
          allowDecimal={false}
          hideControls
          value={draft.priority}
          error={faults['priority']}
          onChange={(value) => change({ priority: Number(value) })}
        />
      )}
      <Button
        type="submit"
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden />}
        loading={loading}
        disabled={draft.value.trim() === ''}
      >
        {texts.add}
      </Button>
    </form>
  );
}

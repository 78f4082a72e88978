import { useMutation } from '@apollo/client/react';
import { ActionIcon, Text, Title, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { ZONE } from '#core/limits/limits.js';
import { RemoveZoneRecordDocument, type RegistrationRecordFragment } from '#client/gql/graphql.js';
import { registrationMessages } from './registration.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import type { RegistrationProps } from './registration-card.js';
import styles from './registration.module.css';
import { ZoneRecordForm } from './zone-record-form.js';

const { zone: texts } = registrationMessages;

/** The customer's own DNS records of a name. */
export function ZoneEditor({ registration, onChanged }: RegistrationProps) {
  const { id, name, records } = registration;
  return (
    <>
      <Title order={4} fz={16} mb={4}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.lead}
      </Text>
      {records.length === 0 ? (
        <Text size="sm" mb="sm">
          {texts.none}
        </Text>
      ) : (
        <ul className={styles.records} aria-label={texts.list(name)}>
          {records.map((record) => (
            <RecordRow key={record.id} registrationId={id} record={record} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {records.length < ZONE.records ? (
        <ZoneRecordForm registration={registration} onChanged={onChanged} />
      ) : (
        <Text size="sm">{texts.full}</Text>
      )}
    </>
  );
}

interface RecordRowProps {
  readonly registrationId: string;
  readonly record: RegistrationRecordFragment;
  readonly onChanged: () => void;
}

function RecordRow({ registrationId, record, onChanged }: RecordRowProps) {
  const { id, type, host, value, priority } = record;
  const [remove, { loading }] = useMutation(RemoveZoneRecordDocument, { variables: { registrationId, id } });
  const whole = `${host} ${type} ${priority === null ? '' : `${priority} `}${value}`;
  const ask = async () => {
    const question = { title: texts.question, text: texts.questionText(whole), action: texts.remove, danger: true };
    if (!(await confirm(question))) return;
    try {
      await remove();
      toast.success(texts.removed);
      onChanged();
    } catch (error) {
      toast.error(error, texts.removeFailed);
    }
  };
  return (
    <li className={styles.record} dir="ltr">
      <b>{type}</b>
      <Ltr>{host}</Ltr>
      <span className={styles.value}>
        {priority !== null && `${priority} `}
        {value}
      </span>
      <Tooltip label={texts.remove}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          loading={loading}
          aria-label={`${texts.remove}: ${whole}`}
          onClick={() => void ask()}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

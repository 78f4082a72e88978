import { useMutation, useQuery } from '@apollo/client/react';
import { Card, Switch, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import {
  NotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
  type NotificationPreferencesQuery,
} from '#client/gql/graphql.js';
import { preferenceMessages as text } from '#client/lib/messages/notification.messages.js';
import { useNamed } from '#client/lib/platform-state.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { toast } from '#client/ui/toast.js';
import styles from './preferences-card.module.css';

type Preference = NotificationPreferencesQuery['notificationPreferences'][number];
type Channel = 'bell' | 'email';

/** Which kinds of notifications come in the product and by e-mail; what concerns money and security stays on. */
export function PreferencesCard() {
  const { data, error, refetch } = useQuery(NotificationPreferencesDocument);
  return (
    <Card component="section" aria-labelledby="preferences-title">
      <Title order={2} fz={17} id="preferences-title">
        {text.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {text.hint}
      </Text>
      {data ? (
        <PreferenceTable preferences={data.notificationPreferences} />
      ) : (
        <Awaiting query={{ error, refetch }} failed={text.failed} rows={3} height={52} />
      )}
    </Card>
  );
}

function PreferenceTable({ preferences }: { readonly preferences: readonly Preference[] }) {
  const choose = useChoosing();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.kind}</th>
          <th scope="col">{text.bell}</th>
          <th scope="col">{text.email}</th>
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <PreferenceRow key={preference.kind} preference={preference} onChoose={choose} />
        ))}
      </tbody>
    </table>
  );
}

interface PreferenceRowProps {
  readonly preference: Preference;
  readonly onChoose: (preference: Preference, channel: Channel, on: boolean) => void;
}

function PreferenceRow({ preference, onChoose }: PreferenceRowProps) {
  const kind = text.kinds[preference.kind];
  const named = useNamed();
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {named(kind.name)}
          {preference.locked && <IconLock size={14} aria-label={text.locked} />}
        </span>
        <span className={styles.hint}>{kind.hint}</span>
      </th>
      {(['bell', 'email'] as const).map((channel) => (
        <td key={channel}>
          <Switch
            className={styles.switch}
            classNames={{ track: styles.track }}
            aria-label={text.switch(named(kind.name), text[channel])}
            checked={preference[channel]}
            disabled={preference.locked}
            onChange={(event) => onChoose(preference, channel, event.currentTarget.checked)}
          />
        </td>
      ))}
    </tr>
  );
}

/** The switch moves at once and moves back where the server refuses. */
function useChoosing(): PreferenceRowProps['onChoose'] {
  const [save] = useMutation(SetNotificationPreferenceDocument);
  return (preference, channel, on) => {
    const setNotificationPreference = { ...preference, [channel]: on };
    void save({
      variables: { kind: preference.kind, [channel]: on },
      optimisticResponse: { setNotificationPreference },
    }).catch((error: unknown) => toast.error(error, text.notSaved));
  };
}

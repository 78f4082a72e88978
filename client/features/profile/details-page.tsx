import { useQuery } from '@apollo/client/react';
import { Avatar, Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconMailCheck, IconMailX, IconPencil } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { MyProfileDocument, type ProfileFragment } from '#client/gql/graphql.js';
import { initialsOf } from '#client/lib/initials.js';
import { profileMessages } from './profile.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr, LtrDigits } from '#client/ui/ltr.js';
import { ProfileDialog } from './dialogs.js';
import styles from './details-page.module.css';

const { fields } = profileMessages;

/** Avatar, name, badges, personal information, account details, and the edit dialog. */
export function DetailsPage() {
  const { data, error, refetch } = useQuery(MyProfileDocument, { fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState(false);
  const user = data?.me;
  if (!user) return <Awaiting query={{ error, refetch }} failed={profileMessages.failed} rows={2} height={180} />;
  return (
    <Stack gap="lg">
      <ProfileHead user={user} onEdit={() => setEditing(true)} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Facts title={profileMessages.personal}>
          <Fact name={fields.phone} value={user.phone && <LtrDigits>{user.phone}</LtrDigits>} />
          <Fact name={fields.company} value={user.company} />
          <Fact name={fields.nationalId} value={user.nationalId && <LtrDigits>{user.nationalId}</LtrDigits>} />
          <Fact name={fields.economicCode} value={user.economicCode && <LtrDigits>{user.economicCode}</LtrDigits>} />
          <Fact name={fields.postalCode} value={user.postalCode && <LtrDigits>{user.postalCode}</LtrDigits>} />
          <Fact
            name={fields.registrationNumber}
            value={user.registrationNumber && <LtrDigits>{user.registrationNumber}</LtrDigits>}
          />
          <Fact name={fields.province} value={user.province} />
          <Fact name={fields.county} value={user.county} />
          <Fact name={fields.city} value={user.city} />
          <Fact name={fields.address} value={user.address} />
          <Fact name={fields.bio} value={user.bio} />
        </Facts>
        <Facts title={profileMessages.account}>
          <Fact name={fields.email} value={<Ltr>{user.email}</Ltr>} />
          <Fact name={fields.role} value={profileMessages.roles[user.role]} />
          <Fact name={fields.status} value={profileMessages.statuses[user.status]} />
          <Fact name={fields.since} value={<JalaliDate value={user.createdAt} />} />
          <Fact name={fields.lastLogin} value={user.lastLoginAt && <JalaliDate value={user.lastLoginAt} time />} />
        </Facts>
      </SimpleGrid>
      <ProfileDialog user={user} opened={editing} onClose={() => setEditing(false)} />
    </Stack>
  );
}

function ProfileHead({ user, onEdit }: { readonly user: ProfileFragment; readonly onEdit: () => void }) {
  const isVerified = user.emailConfirmedAt !== null;
  const name = user.fullName ?? user.email;
  return (
    <Card>
      <Group gap="md">
        <Avatar src={user.avatarUrl} alt="" color="violet" size={64} radius="xl">
          {initialsOf(name)}
        </Avatar>
        <Stack gap={4} flex={1} miw={200}>
          <Title order={2} fz={20} className={styles.name}>
            {name}
          </Title>
          <Group gap="xs">
            <Badge
              size="lg"
              color={isVerified ? 'green' : 'yellow'}
              className={isVerified ? styles.good : styles.open}
              leftSection={isVerified ? <IconMailCheck size={15} /> : <IconMailX size={15} />}
            >
              {isVerified ? profileMessages.verified : profileMessages.unverified}
            </Badge>
            <Badge size="lg" color="gray" className={styles.plain}>
              {profileMessages.roles[user.role]}
            </Badge>
            <Badge size="lg" color="gray" className={styles.plain}>
              {profileMessages.statuses[user.status]}
            </Badge>
          </Group>
        </Stack>
        <Button variant="default" leftSection={<IconPencil size={17} />} onClick={onEdit}>
          {profileMessages.edit}
        </Button>
      </Group>
    </Card>
  );
}

function Facts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <Title order={2} fz={17} mb="sm">
        {title}
      </Title>
      <dl className={styles.facts}>{children}</dl>
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {value || (
          <Text span c="dimmed">
            {profileMessages.missing}
          </Text>
        )}
      </dd>
    </>
  );
}

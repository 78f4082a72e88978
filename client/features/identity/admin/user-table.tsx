import { useMutation } from '@apollo/client/react';
import { ActionIcon, Avatar, Badge, Button, Group, Menu } from '@mantine/core';
import { IconDots, IconListDetails, IconShield, IconShieldOff, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { customerLink } from '#core/client-links.js';
import { BanUserDocument, type AdminUserRowFragment } from '#client/gql/graphql.js';
import { initialsOf } from '#client/lib/initials.js';
import { adminUserMessages as texts } from './admin-users.messages.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { LtrDigits } from '#client/ui/ltr.js';
import type { Column } from '#client/ui/admin/admin-table.js';
import { BulkTable, type BulkAction } from '#client/ui/admin/bulk-table.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';
import { Tone } from '#client/ui/tone.js';
import { USER_LISTS, useUserActs } from './use-user-acts.js';

type Row = AdminUserRowFragment;

interface UserTableProps {
  readonly users: readonly Row[];
  readonly onDelete: (user: Row) => void;
  readonly onShow: (user: Row) => void;
}

const { columns: names } = texts;

export function UserTable({ users, onDelete, onShow }: UserTableProps) {
  const acts = useUserActs();
  const me = useSession().user?.id;
  const navigate = useNavigate();
  const onOpen = ({ id }: Row) => void navigate(customerLink(id));
  const columns: readonly Column<Row>[] = [
    { name: names.user, sort: 'email', cell: (user) => <WhoCell user={user} /> },
    { name: names.role, cell: ({ role }) => <RoleBadge role={role} /> },
    {
      name: names.status,
      cell: ({ status }) => <Tone tone={status === 'active' ? 'good' : 'bad'}>{texts.statuses[status]}</Tone>,
    },
    { name: names.phone, cell: ({ phone }) => (phone ? <LtrDigits>{phone}</LtrDigits> : adminMessages.none) },
    { name: names.verified, cell: ({ emailConfirmedAt }) => <VerifiedBadge verified={emailConfirmedAt !== null} /> },
    { name: names.joined, sort: 'created', cell: ({ createdAt }) => <JalaliDate value={createdAt} /> },
    {
      name: names.lastLogin,
      sort: 'last_login',
      cell: ({ lastLoginAt }) => (lastLoginAt ? <JalaliDate value={lastLoginAt} ago /> : texts.never),
    },
    {
      name: names.actions,
      isActions: true,
      cell: (user) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          {user.id !== me && <BanButton user={user} acts={acts} />}
          <MoreMenu user={user} isMe={user.id === me} {...{ acts, onDelete, onShow }} />
        </Group>
      ),
    },
  ];
  const [banUser] = useMutation(BanUserDocument);
  const ban: BulkAction<Row> = {
    name: texts.ban,
    isDangerous: true,
    canSelect: ({ id, status }) => id !== me && status === 'active',
    labelOf: ({ email }) => texts.select(email),
    question: texts.banSeveral,
    run: ({ id }) => banUser({ variables: { id } }),
    describe: ({ email }) => email,
    lists: USER_LISTS,
  };
  return (
    <BulkTable
      caption={texts.listLabel}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      list="users"
      onOpen={onOpen}
      action={ban}
    />
  );
}

function WhoCell({ user: { id, fullName, email, avatarUrl } }: { readonly user: Row }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar src={avatarUrl} alt="" size={32} radius="xl" color="violet" aria-hidden>
        {initialsOf(fullName ?? email)}
      </Avatar>
      <PersonCell id={id} name={fullName} email={email} />
    </Group>
  );
}

export function RoleBadge({ role }: { readonly role: Row['role'] }) {
  return (
    <Badge size="lg" miw="max-content" variant={role === 'admin' ? 'filled' : 'default'} data-role={role}>
      {texts.roles[role]}
    </Badge>
  );
}

function VerifiedBadge({ verified }: { readonly verified: boolean }) {
  return <Tone tone={verified ? 'good' : 'waiting'}>{verified ? texts.verified : texts.unverified}</Tone>;
}

type Acts = ReturnType<typeof useUserActs>;

function BanButton({ user, acts }: { readonly user: Row; readonly acts: Acts }) {
  const isBanned = user.status === 'banned';
  return (
    <Button
      size="sm"
      variant="default"
      loading={acts.busyId === user.id}
      aria-label={isBanned ? texts.unbanLabel(user.email) : texts.banLabel(user.email)}
      onClick={() => void (isBanned ? acts.unban(user) : acts.ban(user))}
    >
      {isBanned ? texts.unban : texts.ban}
    </Button>
  );
}

interface MoreMenuProps {
  readonly user: Row;
  readonly isMe: boolean;
  readonly acts: Acts;
  readonly onDelete: (user: Row) => void;
  readonly onShow: (user: Row) => void;
}

/** Administrators cannot change or delete their own account here. */
function MoreMenu({ user, isMe, acts, onDelete, onShow }: MoreMenuProps) {
  const isAdmin = user.role === 'admin';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={adminMessages.more(user.email)}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconListDetails size={17} />} onClick={() => onShow(user)}>
          {texts.activity}
        </Menu.Item>
        {!isMe && (
          <Menu.Item
            leftSection={isAdmin ? <IconShieldOff size={17} /> : <IconShield size={17} />}
            onClick={() => void acts.changeRole(user)}
          >
            {isAdmin ? texts.makeUser : texts.makeAdmin}
          </Menu.Item>
        )}
        {!isMe && (
          <Menu.Item color="red" leftSection={<IconTrash size={17} />} onClick={() => onDelete(user)}>
            {texts.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Avatar, Button, Group, Menu, Title } from '@mantine/core';
import { IconAdjustments, IconDots, IconShield, IconShieldOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminLink } from '#core/client-links.js';
import type { CustomerFragment, WalletRowFragment } from '#client/gql/graphql.js';
import { initialsOf } from '#client/lib/initials.js';
import { adminCustomerMessages as texts } from './admin-customer.messages.js';
import { adminUserMessages, DeleteUserDialog, useUserActs, RoleBadge } from '#client/features/identity/index.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { Ltr } from '#client/ui/ltr.js';
import { Tone } from '#client/ui/tone.js';
import { AdjustDialog } from '#client/features/wallet/index.js';
import styles from './customer.module.css';

/** Who it is, and what an administrator may do about the account. */
export function CustomerHead({ user }: { readonly user: CustomerFragment }) {
  const { fullName, email, avatarUrl, role, status } = user;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Avatar src={avatarUrl} alt="" size={56} radius="xl" color="violet" aria-hidden>
          {initialsOf(fullName ?? email)}
        </Avatar>
        <div>
          <Group gap="xs">
            <Title order={1} fz={24}>
              {fullName ?? adminMessages.noName}
            </Title>
            {role === 'admin' && <RoleBadge role={role} />}
            {status === 'banned' && <Tone tone="bad">{adminUserMessages.statuses.banned}</Tone>}
          </Group>
          <span className={styles.email}>
            <Ltr>{email}</Ltr>
          </span>
        </div>
      </div>
      <CustomerActs user={user} />
    </header>
  );
}

/** A wallet that was never used has no id of its own; the owner's stands for it. */
function walletOf({ id, fullName, email, createdAt, activity }: CustomerFragment): WalletRowFragment | null {
  if (!activity) return null;
  const { balanceRials } = activity;
  return { id, userId: id, ownerName: fullName, ownerEmail: email, balanceRials, createdAt };
}

function CustomerActs({ user }: { readonly user: CustomerFragment }) {
  const acts = useUserActs();
  const navigate = useNavigate();
  const [isAdjusting, setAdjusting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const isMe = useSession().user?.id === user.id;
  const isBanned = user.status === 'banned';
  return (
    <Group gap="xs">
      <Button
        variant="light"
        leftSection={<IconAdjustments size={17} stroke={1.75} />}
        onClick={() => setAdjusting(true)}
      >
        {texts.adjust}
      </Button>
      {!isMe && (
        <Button
          variant="default"
          loading={acts.busyId === user.id}
          onClick={() => void (isBanned ? acts.unban(user) : acts.ban(user))}
        >
          {isBanned ? adminUserMessages.unban : adminUserMessages.ban}
        </Button>
      )}
      {!isMe && <MoreMenu user={user} acts={acts} onDelete={() => setDeleting(true)} />}
      <AdjustDialog wallet={isAdjusting ? walletOf(user) : null} onClose={() => setAdjusting(false)} />
      <DeleteUserDialog
        user={isDeleting ? user : null}
        onDeleted={() => navigate(adminLink('users'), { replace: true })}
        onClose={() => setDeleting(false)}
      />
    </Group>
  );
}

interface MoreMenuProps {
  readonly user: CustomerFragment;
  readonly acts: ReturnType<typeof useUserActs>;
  readonly onDelete: () => void;
}

function MoreMenu({ user, acts, onDelete }: MoreMenuProps) {
  const isAdmin = user.role === 'admin';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={42} aria-label={adminMessages.more(user.email)}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={isAdmin ? <IconShieldOff size={17} /> : <IconShield size={17} />}
          onClick={() => void acts.changeRole(user)}
        >
          {isAdmin ? adminUserMessages.makeUser : adminUserMessages.makeAdmin}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={17} />} onClick={onDelete}>
          {adminUserMessages.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

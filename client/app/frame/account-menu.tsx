import { Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconHeadset, IconLayoutDashboard, IconLogout, IconPlus, IconShieldCog } from '@tabler/icons-react';
import { requestFreshOrder } from '#client/features/drafts/index.js';
import { GoLink, useGo } from '#client/lib/go.js';
import { shell } from '#client/lib/messages/shell.messages.js';
import { isAdmin, useSession } from '#client/lib/session/use-session.js';
import { Ltr } from '#client/ui/ltr.js';
import { useOpenedByPress } from '#client/ui/menu-on-press.js';
import { AccountButton } from './account-button.js';

/** Dashboard, administration (administrators only), a new project, and the way out, which leads to the landing page. */
export function AccountMenu() {
  const session = useSession();
  const leave = useLeave();
  const { target, opened, setOpened } = useOpenedByPress();

  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={240} offset={16} withinPortal={false}>
      <Menu.Target>
        <AccountButton ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        {session.user && (
          <Menu.Label>
            <Text size="sm" fw={600} c="var(--b-text)" truncate>
              {session.user.fullName ?? shell.accountMenu}
            </Text>
            <Text size="xs" truncate>
              <Ltr>{session.user.email}</Ltr>
            </Text>
          </Menu.Label>
        )}
        <Menu.Item component={GoLink} to="/dashboard" leftSection={<IconLayoutDashboard size={18} stroke={1.75} />}>
          {shell.dashboard}
        </Menu.Item>
        {isAdmin(session.user) && (
          <Menu.Item component={GoLink} to="/admin" leftSection={<IconShieldCog size={18} stroke={1.75} />}>
            {shell.admin}
          </Menu.Item>
        )}
        <Menu.Item
          component={GoLink}
          to="/wizard"
          onClick={requestFreshOrder}
          leftSection={<IconPlus size={18} stroke={1.75} />}
        >
          {shell.newProject}
        </Menu.Item>
        <Menu.Item
          component="a"
          href="/support"
          target="_blank"
          rel="noreferrer"
          leftSection={<IconHeadset size={18} stroke={1.75} />}
        >
          {shell.support}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => void leave()} leftSection={<IconLogout size={18} stroke={1.75} />}>
          {shell.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * The person's data in this browser is removed with the sign-out, after a confirmation. The home page is opened first:
 * a guard without a user would redirect to the sign-in page instead, and the wizard writes its state when it is left.
 */
function useLeave(): () => Promise<void> {
  const session = useSession();
  const go = useGo();
  return async () => {
    const { forgetWork, mayForgetWork } = await import('../forget-work.js');
    const owner = session.user?.id ?? null;
    if (owner !== null && !(await mayForgetWork(owner))) return;
    if (location.pathname !== '/') await go('/');
    if (owner !== null) await forgetWork(owner);
    await session.signOut();
    notifications.show({ message: shell.loggedOut });
  };
}

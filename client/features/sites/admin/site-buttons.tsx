import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconBan, IconCode, IconDots, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import type { AdminSiteFragment } from '#client/gql/graphql.js';
import { adminSiteMessages as texts } from './admin-sites.messages.js';
import { customCodeMessages } from './custom/custom-code.messages.js';
import type { StopStep } from './stop-dialog.js';
import type { useSiteActs } from './use-site-acts.js';

/** Building anew would put the design in the place of custom code. */
export const isBuilt = ({ stop, liveRelease }: AdminSiteFragment): boolean =>
  stop === null && liveRelease?.origin !== 'custom';

interface SiteButtonsProps {
  readonly site: AdminSiteFragment;
  readonly acts: ReturnType<typeof useSiteActs>;
  /** Opens the dialog with the field for the reason. */
  readonly onStop: (how: StopStep['how']) => void;
  /** Opens the dialog of its custom code. */
  readonly onCode: () => void;
}

/** The possible acts on a site in its present state; the likeliest is a button, the rest a menu. */
export function SiteButtons({ site, acts, onStop, onCode }: SiteButtonsProps) {
  const { title, status, stop } = site;
  const isBusy = acts.busyId === site.id;
  const open =
    stop === 'suspended'
      ? { label: texts.resume, run: () => acts.resume(site) }
      : stop === 'taken_down'
        ? { label: texts.restore, run: () => acts.restore(site) }
        : null;
  const rebuild = isBuilt(site) ? { label: texts.rebuild, run: () => acts.rebuild(site) } : null;
  const first = open ?? rebuild;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {first && (
        <Button
          size="sm"
          variant="default"
          leftSection={open ? <IconPlayerPlay size={17} /> : <IconRefresh size={17} />}
          loading={isBusy}
          aria-label={`${first.label}: ${title}`}
          onClick={() => void first.run()}
        >
          {first.label}
        </Button>
      )}
      {status !== 'offline' && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={36} aria-label={texts.more(title)} disabled={isBusy}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {stop === null && (
              <Menu.Item leftSection={<IconCode size={17} />} onClick={onCode}>
                {customCodeMessages.open}
              </Menu.Item>
            )}
            {status === 'online' && (
              <Menu.Item leftSection={<IconPlayerPause size={17} />} onClick={() => onStop('suspend')}>
                {texts.suspend}
              </Menu.Item>
            )}
            <Menu.Item color="red" leftSection={<IconBan size={17} />} onClick={() => onStop('takeDown')}>
              {texts.takeDown}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

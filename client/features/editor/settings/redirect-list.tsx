import { ActionIcon, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { REDIRECTS, type SiteRedirect } from '#core/design/redirects.js';
import { Ltr } from '#client/ui/ltr.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { useEditor } from '../context/editor-context.js';
import { listMessages } from '../messages/lists.messages.js';
import { settingsMessages } from '../messages/settings.messages.js';
import rows from '../sortable/rows.module.css';
import { RedirectForm } from './redirect-form.js';
import styles from './settings.module.css';
import { SettingsBlock } from './settings-block.js';

const m = settingsMessages.redirects;
const NONE: readonly SiteRedirect[] = [];

/** The old paths of the site and where they lead; one at a time is written in the form. */
export function RedirectList() {
  const { draft, dispatch, offerUndo } = useEditor();
  const announce = useAnnounce();
  const redirects = draft.design.settings?.redirects ?? NONE;
  const [edited, edit] = useState<number | null>(null);
  const set = (next: readonly SiteRedirect[]) =>
    dispatch({
      type: 'settingsEdited',
      change: { redirects: next.length > 0 ? [...next] : undefined },
      step: null,
    });
  const save = (redirect: SiteRedirect) => {
    set(edited === null ? [...redirects, redirect] : redirects.with(edited, redirect));
    announce(edited === null ? m.added(redirect.from) : m.saved(redirect.from));
    edit(null);
  };
  const remove = (at: number, { from }: SiteRedirect) => {
    set(redirects.toSpliced(at, 1));
    edit(null);
    offerUndo(m.removed(from));
  };
  // An undo may have taken away what is being edited.
  const shown = edited === null ? undefined : redirects[edited];
  return (
    <SettingsBlock title={m.title} text={m.text} count={listMessages.count(redirects.length, REDIRECTS.most)}>
      {redirects.length >= REDIRECTS.most && !shown ? (
        <Text size="xs" c="dimmed">
          {m.full}
        </Text>
      ) : (
        <RedirectForm
          key={shown ? `${edited} ${shown.from}` : redirects.length}
          redirects={redirects}
          at={shown ? edited : null}
          onSave={save}
          onCancel={() => edit(null)}
        />
      )}
      {redirects.length > 0 && (
        <ul className={rows.list} aria-label={m.list}>
          {redirects.map((redirect, at) => (
            <RedirectRow
              key={redirect.from}
              redirect={redirect}
              onEdit={() => edit(at)}
              onRemove={() => remove(at, redirect)}
            />
          ))}
        </ul>
      )}
    </SettingsBlock>
  );
}

interface RedirectRowProps {
  readonly redirect: SiteRedirect;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function RedirectRow({ redirect: { from, to }, onEdit, onRemove }: RedirectRowProps) {
  return (
    <li className={rows.item}>
      <div className={rows.line}>
        <span className={styles.paths}>
          <Ltr>{from}</Ltr>
          <small>
            <Ltr>{`→ ${to}`}</Ltr>
          </small>
        </span>
        <ActionIcon className={rows.icon} variant="subtle" aria-label={m.edit(from)} onClick={onEdit}>
          <IconPencil size={17} aria-hidden />
        </ActionIcon>
        <ActionIcon className={rows.icon} variant="subtle" color="red" aria-label={m.remove(from)} onClick={onRemove}>
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

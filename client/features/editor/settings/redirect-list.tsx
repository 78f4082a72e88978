import { ActionIcon, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
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
import { useTypedRedirect } from './use-typed-redirect.js';

const m = settingsMessages.redirects;
const NONE: readonly SiteRedirect[] = [];

/** The old paths of the site and where they lead; one at a time is written in the form. */
export function RedirectList() {
  const { draft, dispatch, offerUndo } = useEditor();
  const announce = useAnnounce();
  const redirects = draft.design.settings?.redirects ?? NONE;
  const typed = useTypedRedirect();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement>(null);
  // An undo may have taken away what is being edited; the typed text is a new one then.
  const found = redirects.findIndex(({ from }) => from === typed.edited);
  const at = found === -1 ? null : found;
  const set = (next: readonly SiteRedirect[]) =>
    dispatch({
      type: 'settingsEdited',
      change: { redirects: next.length > 0 ? [...next] : undefined },
      step: null,
    });
  const save = (redirect: SiteRedirect) => {
    set(at === null ? [...redirects, redirect] : redirects.with(at, redirect));
    announce(at === null ? m.added(redirect.from) : m.saved(redirect.from));
    typed.clear();
    // The next one can be written at once.
    if (at === null) field.current?.focus();
  };
  const edit = (redirect: SiteRedirect, button: HTMLElement) => {
    opener.current = button;
    // The form is not there while the list is full.
    flushSync(() => typed.edit(redirect));
    field.current?.focus();
  };
  const cancel = () => {
    typed.clear();
    opener.current?.focus();
  };
  const remove = (place: number, { from }: SiteRedirect) => {
    set(redirects.toSpliced(place, 1));
    if (from === typed.edited) typed.clear();
    offerUndo(m.removed(from));
  };
  return (
    <SettingsBlock title={m.title} text={m.text} count={listMessages.count(redirects.length, REDIRECTS.most)}>
      {redirects.length >= REDIRECTS.most && at === null ? (
        <Text size="xs" c="dimmed">
          {m.full}
        </Text>
      ) : (
        <RedirectForm redirects={redirects} typed={typed} at={at} field={field} onSave={save} onCancel={cancel} />
      )}
      {redirects.length > 0 && (
        <ul className={rows.list} aria-label={m.list}>
          {redirects.map((redirect, place) => (
            <RedirectRow
              key={redirect.from}
              redirect={redirect}
              onEdit={(button) => edit(redirect, button)}
              onRemove={() => remove(place, redirect)}
            />
          ))}
        </ul>
      )}
    </SettingsBlock>
  );
}

interface RedirectRowProps {
  readonly redirect: SiteRedirect;
  readonly onEdit: (button: HTMLElement) => void;
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
        <ActionIcon
          className={rows.icon}
          variant="subtle"
          color="gray"
          aria-label={m.edit(from)}
          onClick={({ currentTarget }) => onEdit(currentTarget)}
        >
          <IconPencil size={17} aria-hidden />
        </ActionIcon>
        <ActionIcon className={rows.icon} variant="subtle" color="red" aria-label={m.remove(from)} onClick={onRemove}>
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import {
  readNewPath,
  readOldPath,
  REDIRECT_FAULT_TEXTS,
  redirectFaults,
  redirectKey,
  type SiteRedirect,
} from '#core/design/redirects.js';
import { pageFiles } from '#sitekit/page/page-files.js';
import { common } from '#client/lib/messages/common.messages.js';
import { useEditor } from '../context/editor-context.js';
import { settingsMessages } from '../messages/settings.messages.js';
import rows from '../sortable/rows.module.css';
import styles from './settings.module.css';

const m = settingsMessages.redirects;

interface RedirectFormProps {
  readonly redirects: readonly SiteRedirect[];
  /** The place of the one that is edited; null for a new one. */
  readonly at: number | null;
  readonly onSave: (redirect: SiteRedirect) => void;
  readonly onCancel: () => void;
}

/** An old path and where it leads. Faults are said once the form is sent, and go as they are corrected. */
export function RedirectForm({ redirects, at, onSave, onCancel }: RedirectFormProps) {
  const { pages } = useEditor().draft.design;
  const paths = pageFiles(pages).map((file) => (file === 'index.html' ? '/' : `/${file}`));
  const pathsId = useId();
  const edited = at === null ? undefined : redirects[at];
  const [from, setFrom] = useState(edited?.from ?? '');
  const [to, setTo] = useState(edited?.to ?? '');
  const [isSent, setSent] = useState(false);
  const { redirect, fault } = judged(from, to, redirects, at);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (redirect && !fault) onSave(redirect);
  };
  const isPage = (path: string | undefined) =>
    path !== undefined && paths.some((known) => redirectKey(known) === redirectKey(path));
  const typed = { dir: 'ltr', autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;
  return (
    <form className={rows.block} onSubmit={save} noValidate>
      <TextInput
        {...typed}
        label={m.from}
        description={isPage(redirect?.from) ? m.isPage : m.hint}
        value={from}
        error={isSent ? fault?.from : undefined}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        {...typed}
        label={m.to}
        description={redirect && !isPage(redirect.to) ? m.isNone : m.toHint}
        list={pathsId}
        value={to}
        error={isSent ? fault?.to : undefined}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <datalist id={pathsId}>
        {paths.map((path) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </datalist>
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="light"
          leftSection={at === null ? <IconPlus size={17} aria-hidden /> : <IconCheck size={17} aria-hidden />}
        >
          {at === null ? m.add : m.save}
        </Button>
        {at !== null && (
          <Button variant="subtle" onClick={onCancel}>
            {common.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

interface Judged {
  /** Undefined while one of its paths cannot be read. */
  readonly redirect?: SiteRedirect;
  readonly fault?: { readonly from?: string; readonly to?: string };
}

/** The redirect as it would be stored in the place `at` of the list, and what is wrong with it there. */
function judged(from: string, to: string, redirects: readonly SiteRedirect[], at: number | null): Judged {
  const [old, next] = [readOldPath(from), readNewPath(to)];
  if ('fault' in old || 'fault' in next)
    return { fault: { ...('fault' in old && { from: old.fault }), ...('fault' in next && { to: next.fault }) } };
  const redirect = { from: old.value, to: next.value };
  const faults = redirectFaults([...redirects.filter((_, place) => place !== at), redirect]);
  const [first] = faults.values();
  return { redirect, ...(first !== undefined && { fault: { from: REDIRECT_FAULT_TEXTS[first] } }) };
}

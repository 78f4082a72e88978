import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useId, useState, type FormEvent, type Ref } from 'react';
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
import { HELD } from '../draft/held-texts.js';
import { settingsMessages } from '../messages/settings.messages.js';
import rows from '../sortable/rows.module.css';
import styles from './settings.module.css';
import type { TypedRedirect } from './use-typed-redirect.js';

const m = settingsMessages.redirects;

interface RedirectFormProps {
  readonly redirects: readonly SiteRedirect[];
  readonly typed: TypedRedirect;
  /** The place of the one that is edited; null for a new one. */
  readonly at: number | null;
  readonly field: Ref<HTMLInputElement>;
  readonly onSave: (redirect: SiteRedirect) => void;
  readonly onCancel: () => void;
}

/** An old path and where it leads. Faults are said once the form is sent, and go as they are corrected. */
export function RedirectForm({ redirects, typed, at, field, onSave, onCancel }: RedirectFormProps) {
  const { pages } = useEditor().draft.design;
  const paths = pageFiles(pages).map((file) => (file === 'index.html' ? '/' : `/${file}`));
  const pathsId = useId();
  const { from, to, setFrom, setTo } = typed;
  const [isSent, setSent] = useState(false);
  const { redirect, fault } = judged(from, to, redirects, at);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isSound = redirect !== undefined && !fault;
    setSent(!isSound);
    if (isSound) onSave(redirect);
  };
  const cancel = () => {
    setSent(false);
    onCancel();
  };
  const isPage = (wanted: string | undefined) =>
    wanted !== undefined && paths.some((known) => redirectKey(known) === redirectKey(wanted));
  const path = {
    dir: 'ltr',
    maxLength: HELD.text,
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
  } as const;
  return (
    <form className={rows.block} onSubmit={save} noValidate>
      <TextInput
        {...path}
        ref={field}
        label={m.from}
        description={isPage(redirect?.from) ? m.isPage : m.hint}
        value={from}
        error={isSent ? fault?.from : undefined}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        {...path}
        label={m.to}
        description={redirect && !isPage(redirect.to) ? m.isNone : m.toHint}
        list={pathsId}
        value={to}
        error={isSent ? fault?.to : undefined}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <datalist id={pathsId}>
        {paths.map((known) => (
          <option key={known} value={known}>
            {known}
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
          <Button variant="subtle" onClick={cancel}>
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

import { Button, FileButton, Progress, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { signInLink } from '#core/client-links.js';
import { countSections } from '#core/design/design-measures.js';
import { toUiError } from '#client/lib/errors.js';
import { postForm } from '#client/lib/rest/send-file.js';
import { useSession } from '#client/lib/session/use-session.js';
import { confirm } from '#client/ui/confirm.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { toast } from '#client/ui/toast.js';
import { loadImportedDesign } from '#client/features/drafts/index.js';
import { importMessages as m } from '../../messages/wizard-import.messages.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './import-design.module.css';

const ACCEPTED = '.zip,.json,application/zip,application/json';

/** The way into the wizard for who has taken a site away: its file brings the whole design. */
export function ImportDesign() {
  const { draft, edited, autosave } = useWizard();
  const { status } = useSession();
  const { share, error, send, cancel } = useImport();
  // The design of an order is changed in its own wizard; a file would bring other pages than were ordered.
  if (edited !== null) return null;
  const isGuest = status === 'guest';
  const choose = async (file: File | null) => {
    if (file === null) return;
    if (countSections(draft.design) > 0 && !(await confirm(m.replace))) return;
    await send(file);
  };
  return (
    <section className={styles.panel} aria-label={m.action}>
      <Text size="sm" c="dimmed" className={styles.text}>
        {isGuest ? m.guest : m.text}
      </Text>
      {isGuest ? (
        <Button component={Link} to={signInLink({ redirect: 'wizard' })} variant="default" onClick={autosave.saveNow}>
          {m.login}
        </Button>
      ) : share === null ? (
        <FileButton accept={ACCEPTED} onChange={(file) => void choose(file)} inputProps={{ 'aria-label': m.action }}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileZip size={18} aria-hidden />}>
              {error === null ? m.action : m.another}
            </Button>
          )}
        </FileButton>
      ) : (
        <Button variant="default" onClick={cancel}>
          {m.cancel}
        </Button>
      )}
      {share !== null && <Sending share={share} />}
      {error !== null && share === null && <Refused error={error} />}
    </section>
  );
}

function Sending({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress} role="status">
      <Text size="sm" mb={6}>
        {share < 1 ? m.sending(percent) : m.reading}
      </Text>
      <Progress value={percent} animated={share >= 1} aria-label={m.progressLabel} />
    </div>
  );
}

/** The sentence, and which parts of the file are meant. */
function Refused({ error }: { error: unknown }) {
  const { fields } = toUiError(error);
  return (
    <div className={styles.progress}>
      <ErrorNotice error={error} title={m.failed} compact />
      {fields.slice(0, 5).map(({ path, message }) => (
        <Text key={path} size="sm" c="dimmed">
          <bdi>{path}</bdi>: {message}
        </Text>
      ))}
    </div>
  );
}

interface Import {
  /** How far the file has come, 0 to 1; null: none is on its way. */
  readonly share: number | null;
  readonly error: unknown;
  readonly send: (file: File) => Promise<void>;
  readonly cancel: () => void;
}

function useImport(): Import {
  const { draft, dispatch, goTo } = useWizard();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setShare(0);
    const form = new FormData();
    form.append('file', file, file.name);
    try {
      const sending = { path: '/api/wizard/import', form, onProgress: setShare, signal: controller.signal };
      const answer: unknown = await (await postForm(sending)).json();
      // The first view of the wizard does without what reads whole designs.
      const { importedDesign } = await loadImportedDesign();
      const { draft: taken, pictures, missing } = importedDesign(answer, draft);
      dispatch({ type: 'draftReplaced', draft: taken });
      toast.success(m.opened(pictures));
      if (missing > 0) toast.info(m.missing(missing));
      goTo(2);
    } catch (fault) {
      if (!controller.signal.aborted) setError(fault);
    } finally {
      if (!controller.signal.aborted) setShare(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setShare(null);
  };
  return { share, error, send, cancel };
}

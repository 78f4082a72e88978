import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconDeviceFloppy } from '@tabler/icons-react';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { useSaveProgress, useWizard } from '../state/wizard-context.js';
import styles from './save-mark.module.css';

/** The state of the work: kept in this browser, being kept, or not kept. */
export function SaveMark() {
  const { autosave } = useWizard();
  const { state, savedAt, account } = useSaveProgress();
  if (state === 'full' || state === 'blocked') {
    return (
      <span className={styles.mark} data-failed>
        <IconAlertTriangle size={16} aria-hidden />
        <span className={styles.text}>{state === 'full' ? m.saveFull : m.saveBlocked}</span>
        <button type="button" className={styles.again} onClick={autosave.saveNow}>
          {m.saveAgain}
        </button>
      </span>
    );
  }
  if (state === 'saving') {
    return (
      <span className={styles.mark}>
        <Loader size={14} type="oval" color="gray" aria-hidden />
        <span className={styles.text}>{m.saving}</span>
      </span>
    );
  }
  if (savedAt === null) return <span className={styles.mark} />;
  if (account === 'failed') {
    return (
      <span className={styles.mark}>
        <IconDeviceFloppy size={16} stroke={1.75} aria-hidden />
        <span className={styles.text}>{m.savedHere}</span>
      </span>
    );
  }
  const isInAccount = account === 'saved';
  return (
    <span className={styles.mark} title={isInAccount ? undefined : m.saved(new Date(savedAt))}>
      <IconDeviceFloppy size={16} stroke={1.75} aria-hidden />
      <span className={styles.text}>{isInAccount ? m.savedInAccount : m.savedShort}</span>
    </span>
  );
}

import { ActionIcon, Button, Select, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash, IconWorldPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import {
  DEFAULT_EXTENSION,
  DEFAULT_EXTRA_EXTENSION,
  isDomainLabel,
  MAX_TYPED_DOMAIN,
  registryRefusal,
} from '#core/sites/domain-name.js';
import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { ltr } from '#core/text/bidi.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { toast } from '#client/ui/toast.js';
import { Panel } from '#client/ui/panel.js';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { hasDomain, labelOf, MAX_EXTRA_DOMAINS } from '#client/features/drafts/index.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './domain-step.module.css';
import { OfflineError } from './offline.js';
import { useAskDomain } from './use-domain-check.js';

const m = domainMessages.extra;

/** Further names: each is checked first and added only when it is free. */
export function ExtraDomains() {
  const { draft, dispatch, prices } = useWizard();
  const extension = useState(DEFAULT_EXTRA_EXTENSION);
  const label = [draft.extraTyped, (typed: string) => dispatch({ type: 'extraDomainTyped', typed })] as const;
  const { error, clearError, isChecking, submit } = useAddExtra(label, extension[0]);
  const isFull = draft.extraDomains.length >= MAX_EXTRA_DOMAINS;
  const refusal = registryRefusal(label[0], extension[0]);
  const isInvalid = label[0] !== '' && !isDomainLabel(label[0]);
  const fault = isInvalid ? m.invalid : label[0] !== '' && refusal && domainMessages.primary.refused[refusal];
  const options = Object.entries(prices).filter(([each]) => each !== DEFAULT_EXTENSION);

  return (
    <Panel title={m.title} text={m.text} icon={<IconWorldPlus size={18} />}>
      <form className={styles.extraForm} onSubmit={submit} noValidate>
        <TextInput
          label={m.label}
          value={label[0]}
          data-ltr
          error={error ?? (isFull ? m.full : fault)}
          maxLength={MAX_TYPED_DOMAIN}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          onChange={(event) => {
            label[1](labelOf(event.currentTarget.value, extension[0]));
            clearError();
          }}
        />
        <Select
          label={m.extension}
          size="md"
          allowDeselect={false}
          value={extension[0]}
          data={options.map(([value, toman]) => ({ value, label: m.option(value, toman) }))}
          onChange={(value) => {
            if (value !== null) extension[1](value);
            clearError();
          }}
        />
        <Button
          type="submit"
          size="md"
          variant="light"
          className={styles.add}
          loading={isChecking}
          disabled={isFull || !isDomainLabel(label[0]) || refusal !== null}
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {m.add}
        </Button>
      </form>
      <List />
    </Panel>
  );
}

function useAddExtra([label, setLabel]: readonly [string, (label: string) => void], extension: string) {
  const { draft, dispatch, prices } = useWizard();
  const ask = useAskDomain();
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking || !isDomainLabel(label) || registryRefusal(label, extension)) return;
    if (hasDomain(draft, { domain: label, extension })) return setError(m.exists);
    setChecking(true);
    try {
      const answer = await ask(label, extension);
      if (answer.status === 'taken')
        return setError(answer.message ? `${m.unavailable}. ${answer.message}` : m.unavailable);
      if (answer.status === 'unknown') return setError(answer.message || m.failText);
      dispatch({
        type: 'extraDomainAdded',
        extra: { domain: label, extension, price: prices[extension] ?? 0, available: true },
      });
      setLabel('');
      toast.success(m.added);
    } catch (fault) {
      if (!(fault instanceof OfflineError)) toast.error(fault, m.failTitle);
      setError(fault instanceof OfflineError ? domainMessages.primary.offlineTitle : m.failText);
    } finally {
      setChecking(false);
    }
  };
  return { error, isChecking, clearError: () => setError(null), submit: (event: FormEvent) => void submit(event) };
}

function List() {
  const { draft, dispatch, prices } = useWizard();
  if (draft.extraDomains.length === 0) {
    return (
      <Text size="sm" c="dimmed" mt="md">
        {m.empty}
      </Text>
    );
  }
  return (
    <ul className={styles.list} aria-label={m.title}>
      {draft.extraDomains.map((extra, index) => {
        const name = extra.domain + extra.extension;
        const remove = () => {
          dispatch({ type: 'extraDomainRemoved', index });
          undoToast(m.removed(ltr(name)), () => dispatch({ type: 'extraDomainAdded', extra, index }));
        };
        return (
          <li key={name} className={styles.row}>
            <span className={styles.rowName}>
              <Ltr>{name}</Ltr>
              {!extra.available && <small className={styles.refused}>{m.unavailable}</small>}
            </span>
            <span className={styles.rowPrice}>
              <Money toman={prices[extra.extension] ?? extra.price} /> {m.forYear}
            </span>
            <ActionIcon variant="subtle" color="red" size={36} aria-label={m.remove(name)} onClick={remove}>
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}

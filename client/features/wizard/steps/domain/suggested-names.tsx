import { Button } from '@mantine/core';
import { useState } from 'react';
import { suggestedLabels } from '#core/sites/domain-suggestions.js';
import { Ltr } from '#client/ui/ltr.js';
import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './domain-step.module.css';

/**
 * Names that follow from the name of the site, until another is typed. A pressed one is checked like a typed one, and
 * the others stay, since it may be taken.
 */
export function SuggestedNames() {
  const { draft, dispatch } = useWizard();
  const { label, extension } = draft.domain;
  const [picked, pick] = useState('');
  const names = label === picked || label === '' ? suggestedLabels(draft.design.facts?.name ?? '', extension) : [];
  if (names.length === 0) return null;
  return (
    <div className={styles.suggested} role="group" aria-label={domainMessages.primary.suggested}>
      <span aria-hidden>{domainMessages.primary.suggested}</span>
      {names.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          variant={name === label ? 'filled' : 'light'}
          aria-pressed={name === label}
          onClick={() => {
            pick(name);
            dispatch({ type: 'domainTyped', typed: name });
          }}
        >
          <Ltr>{name + extension}</Ltr>
        </Button>
      ))}
    </div>
  );
}

import { Button } from '@mantine/core';
import { suggestedLabels } from '#core/sites/domain-suggestions.js';
import { Ltr } from '#client/ui/ltr.js';
import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './domain-step.module.css';

/** Names that follow from the name of the site, while none is typed. A pressed one is checked like a typed one. */
export function SuggestedNames() {
  const { draft, dispatch } = useWizard();
  const { label, extension } = draft.domain;
  const names = label === '' ? suggestedLabels(draft.design.facts?.name ?? '', extension) : [];
  if (names.length === 0) return null;
  return (
    <div className={styles.suggested} role="group" aria-label={domainMessages.primary.suggested}>
      <span aria-hidden>{domainMessages.primary.suggested}</span>
      {names.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          variant="light"
          onClick={() => dispatch({ type: 'domainTyped', typed: name })}
        >
          <Ltr>{name + extension}</Ltr>
        </Button>
      ))}
    </div>
  );
}

import { Alert, Button, Text } from '@mantine/core';
import { IconWorldX } from '@tabler/icons-react';
import { confirmMessages } from '../../messages/wizard-order.messages.js';
import { useWizard } from '../../state/wizard-context.js';
import { domainFaults } from '../domain/domain-faults.js';

const m = confirmMessages.domain;

/** The names that the order would be refused for, and the way to their step; nothing where there is none. */
export function DomainNotice() {
  const { draft, goTo } = useWizard();
  const faults = domainFaults(draft);
  if (faults.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" icon={<IconWorldX size={20} aria-hidden />} title={m.title}>
      {faults.map(({ name, message }) => (
        <Text key={name} size="sm">
          {m.line(name, message)}
        </Text>
      ))}
      <Text size="sm" mt={4}>
        {m.text}
      </Text>
      <Button mt="sm" size="compact-md" variant="default" onClick={() => goTo(DOMAIN_STEP)}>
        {m.action}
      </Button>
    </Alert>
  );
}

const DOMAIN_STEP = 4;

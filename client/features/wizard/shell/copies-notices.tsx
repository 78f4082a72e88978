import { Alert, Button, Group, Text } from '@mantine/core';
import { IconArrowsExchange, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { copiesMessages as m } from '../messages/wizard-copies.messages.js';
import { wizardMessages } from '../messages/wizard.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { toast } from '#client/ui/toast.js';
import { useSaveProgress, useWizard } from '../state/wizard-context.js';
import { CopiesDialog } from './copies-dialog.js';

/** Two tabs with different copies: compared and chosen, never silently lost. Nothing is written until then. */
export function ForeignNotice() {
  const { autosave, draft } = useWizard();
  const { account } = useSaveProgress();
  const [isOpen, setOpen] = useState(true);
  if (autosave.foreign === null) return null;
  const isAccount = account === 'conflict';
  return (
    <Alert
      role="alert"
      color="yellow"
      variant="light"
      mb="lg"
      icon={<IconArrowsExchange size={20} />}
      title={isAccount ? wizardMessages.foreign.accountTitle : wizardMessages.foreign.title}
    >
      <Text size="sm">{wizardMessages.foreign.text}</Text>
      <Button size="sm" mih={44} mt="sm" onClick={() => setOpen(true)}>
        {wizardMessages.foreign.compare}
      </Button>
      <CopiesDialog
        opened={isOpen}
        first={{ origin: 'here', draft, savedAt: null }}
        second={{ origin: isAccount ? 'account' : 'tab', ...autosave.foreign }}
        onTake={(which) => (which === 'first' ? autosave.saveNow() : autosave.adoptOtherCopy())}
        onClose={() => setOpen(false)}
      />
    </Alert>
  );
}

/** The copy that was not chosen waits a week; bringing it back puts this one in its place. */
export function OtherNotice() {
  const { autosave, draft } = useWizard();
  const { savedAt } = useSaveProgress();
  const [isOpen, setOpen] = useState(false);
  const { other } = autosave;
  if (other === null) return null;
  const take = (which: 'first' | 'second') => {
    setOpen(false);
    if (which === 'first') return;
    autosave.restoreOther();
    toast.success(m.kept.restored);
  };
  return (
    <Alert color="gray" variant="light" mb="lg" icon={<IconHistory size={20} />} title={m.kept.title}>
      <Text size="sm">
        {m.kept.until} <JalaliDate value={new Date(other.until).toISOString()} time />
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="sm" mih={44} variant="default" onClick={() => setOpen(true)}>
          {m.kept.restore}
        </Button>
        <Button size="sm" mih={44} variant="subtle" color="gray" onClick={autosave.dropOther}>
          {m.kept.drop}
        </Button>
      </Group>
      <CopiesDialog
        opened={isOpen}
        title={m.restoreTitle}
        text={m.restoreText}
        first={{ origin: 'here', draft, savedAt }}
        second={{ origin: 'kept', ...other }}
        onTake={take}
        onClose={() => setOpen(false)}
      />
    </Alert>
  );
}

import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronDown, IconFilePlus } from '@tabler/icons-react';
import { toPersianDigits } from '#core/text/digits.js';
import { WIZARD } from '#core/limits/limits.js';
import { draftMessages, progressPercent, reachableStep } from '#client/features/drafts/index.js';
import { studioMessages } from '#client/features/editor/index.js';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { stateOfStep } from '../shell/progress.js';
import { useWizard } from '../state/wizard-context.js';
import styles from './step-menu.module.css';

/** Where one is, and the six steps; those that may be opened are enabled. */
export function StepMenu() {
  const { draft, step, quote, goTo, restart } = useWizard();
  const reachable = reachableStep(draft, quote?.payable ?? 0);
  const name = m.steps[step - 1]?.name ?? '';
  const progress = m.progress(step, WIZARD.steps);
  return (
    <Menu position="bottom-start" width={240} withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          px={8}
          className={styles.target}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          <span className={styles.count}>{progress}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.short}>{studioMessages.step(step)}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {progress}، {m.percent(progressPercent(step))}
        </Menu.Label>
        {m.steps.map((each, index) => {
          const number = index + 1;
          const state = stateOfStep(number, { step, reachable, furthest: draft.furthest });
          return (
            <Menu.Item
              key={each.name}
              disabled={state === 'ahead'}
              aria-current={state === 'current' ? 'step' : undefined}
              leftSection={
                <span className={styles.dot} data-state={state} aria-hidden>
                  {state === 'done' ? <IconCheck size={14} stroke={2.5} /> : toPersianDigits(number)}
                </span>
              }
              onClick={() => goTo(number)}
            >
              {each.name}
              <VisuallyHidden>{m.stepState[state]}</VisuallyHidden>
            </Menu.Item>
          );
        })}
        {restart !== null && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconFilePlus size={18} stroke={1.75} aria-hidden />} onClick={restart.startOver}>
              {draftMessages.startOver}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Group, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { parseAmount } from '#core/text/digits.js';
import { WALLET } from '#core/limits/limits.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { formatNumber } from '#client/lib/format.js';
import { groupDigits } from '#client/features/wallet/index.js';
import { stepAmount } from './adjust.rules.js';

const { adjust: texts } = adminMoneyMessages;

interface AmountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (typed: string) => void;
}

/** Toman in Persian digits; arrows and buttons move by a thousand, never below nothing. */
export function AmountField({ label, value, error, onChange }: AmountFieldProps) {
  const step = (steps: number) => onChange(formatNumber(stepAmount(value, steps)));
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <TextInput
      role="spinbutton"
      aria-valuemin={0}
      aria-valuenow={parseAmount(value) ?? 0}
      aria-valuetext={value}
      data-step={WALLET.adjustStepTomans}
      label={label}
      value={value}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      required
      data-autofocus
      onChange={(event) => onChange(groupDigits(event.currentTarget.value))}
      onKeyDown={byKey}
      rightSectionWidth={92}
      rightSection={
        <Group gap={4} wrap="nowrap">
          <StepButton label={texts.less} onClick={() => step(-1)}>
            <IconMinus size={16} />
          </StepButton>
          <StepButton label={texts.more} onClick={() => step(1)}>
            <IconPlus size={16} />
          </StepButton>
        </Group>
      }
    />
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function StepButton({ label, onClick, children }: StepButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={30} aria-label={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

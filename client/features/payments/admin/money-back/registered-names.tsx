import { Button, List, Stack, Text } from '@mantine/core';
import type { Toman } from '#core/money.js';
import { formatNumber, formatToman } from '#client/lib/format.js';
import { moneyBackMessages as texts } from './money-back.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import { withoutNames, type RegisteredName } from './money-back.rules.js';

interface RegisteredNamesProps {
  readonly names: readonly RegisteredName[];
  /** The amount that can be given back. */
  readonly left: Toman;
  /** The typed amount without the year of each name. */
  readonly onLeaveOut: (typed: string) => void;
}

/** The money that was spent for the order already: names in a registry. Nothing where there is none. */
export function RegisteredNames({ names, left, onLeaveOut }: RegisteredNamesProps) {
  if (names.length === 0) return null;
  const rest = withoutNames(left, names);
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {texts.spent}
      </Text>
      <List size="sm">
        {names.map(({ name, priceToman }) => (
          <List.Item key={name}>
            <Ltr>{name}</Ltr>
            {priceToman !== null && ` · ${texts.yearOf(formatToman(priceToman))}`}
          </List.Item>
        ))}
      </List>
      {rest !== null && (
        <Button size="sm" variant="light" w="fit-content" onClick={() => onLeaveOut(formatNumber(rest))}>
          {texts.withoutNames(formatToman(rest))}
        </Button>
      )}
    </Stack>
  );
}

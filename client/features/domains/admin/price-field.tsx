import { useMutation } from '@apollo/client/react';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toman } from '#core/money.js';
import { SetDomainPriceDocument, type ExtensionRowFragment } from '#client/gql/graphql.js';
import { formatNumber } from '#client/lib/format.js';
import { adminDomainMessages as texts } from './admin-domains.messages.js';
import { ltr } from '#core/text/bidi.js';
import { toast } from '#client/ui/toast.js';
import { priceToSend } from './domains.rules.js';

interface PriceFieldProps {
  readonly row: ExtensionRowFragment;
  /** Whether it is the price of the first year, or of each one after it. */
  readonly year: 'first' | 'next';
}

/** A price that is edited inline; sent only as a whole number from 0. */
export function PriceField({ row: { id, extension, priceToman, renewalPriceToman }, year }: PriceFieldProps) {
  const isFirst = year === 'first';
  const known = isFirst ? priceToman : renewalPriceToman;
  const [typed, setTyped] = useState(formatNumber(known));
  const [setPrice, { loading }] = useMutation(SetDomainPriceDocument);
  const price = priceToSend(typed);
  const isChanged = price !== known;
  const save = async () => {
    if (price === null || !isChanged) return;
    try {
      const next = isFirst ? { priceToman: toman(price) } : { priceToman, renewalPriceToman: toman(price) };
      await setPrice({ variables: { id, ...next } });
      toast.success(texts.priceSaved);
    } catch (error) {
      toast.error(error, texts.priceFailed);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <TextInput
          size="sm"
          w={140}
          inputMode="numeric"
          aria-label={isFirst ? texts.priceOf(ltr(extension)) : texts.renewalOf(ltr(extension))}
          value={typed}
          error={price === null && texts.priceFault}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => price !== null && setTyped(formatNumber(price))}
          onKeyDown={(event) => event.key === 'Escape' && setTyped(formatNumber(known))}
        />
        {isChanged && price !== null && (
          <Button
            type="submit"
            size="sm"
            variant="light"
            loading={loading}
            aria-label={isFirst ? texts.saveLabel(ltr(extension)) : texts.saveRenewal(ltr(extension))}
          >
            {texts.save}
          </Button>
        )}
      </Group>
    </form>
  );
}

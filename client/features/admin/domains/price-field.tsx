import { useMutation } from '@apollo/client/react';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toman } from '../../../../core/money.js';
import { SetDomainPriceDocument, type ExtensionRowFragment } from '../../../gql/graphql.js';
import { formatNumber } from '../../../lib/format.js';
import { adminDomainMessages as texts } from '../../../lib/messages/admin/admin-domains.messages.js';
import { ltr } from '../../../../core/bidi.js';
import { toast } from '../../../ui/toast.js';
import { priceToSend } from './domains.rules.js';

/** A price that is edited where it stands; sent only as a whole number from 0. */
export function PriceField({ row: { id, extension, priceToman } }: { readonly row: ExtensionRowFragment }) {
  const [typed, setTyped] = useState(formatNumber(priceToman));
  const [setPrice, { loading }] = useMutation(SetDomainPriceDocument);
  const price = priceToSend(typed);
  const isChanged = price !== priceToman;
  const save = async () => {
    if (price === null || !isChanged) return;
    try {
      await setPrice({ variables: { id, priceToman: toman(price) } });
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
          aria-label={texts.priceOf(ltr(extension))}
          value={typed}
          error={price === null && texts.priceFault}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => price !== null && setTyped(formatNumber(price))}
          onKeyDown={(event) => event.key === 'Escape' && setTyped(formatNumber(priceToman))}
        />
        {isChanged && price !== null && (
          <Button
            type="submit"
            size="sm"
            variant="light"
            loading={loading}
            aria-label={texts.saveLabel(ltr(extension))}
          >
            {texts.save}
          </Button>
        )}
      </Group>
    </form>
  );
}

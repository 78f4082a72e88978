import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import {
  InvoiceSellerDocument,
  SaveInvoiceSellerDocument,
  type InvoiceSellerInput,
  type SellerPartsFragment,
} from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { adminTaxMessages } from '#client/lib/messages/admin/admin-tax.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { toast } from '#client/ui/toast.js';
import { SectionCard } from '../parts/section-card.js';
import { useFailureToast } from '../parts/use-failure-toast.js';
import { sellerForm, type SellerValues } from './tax.rules.js';

const { seller: texts } = adminTaxMessages;

/** Who sells, for the head of the invoices from now on. */
export function SellerCard() {
  const query = useQuery(InvoiceSellerDocument, { fetchPolicy: 'network-only' });
  useFailureToast(query.error, texts.failed);
  return (
    <SectionCard title={texts.title} text={texts.text}>
      {query.data ? (
        <SellerForm seller={query.data.invoiceSeller} />
      ) : (
        <Awaiting query={query} failed={texts.failed} rows={4} height={56} compact />
      )}
    </SectionCard>
  );
}

function valuesOf({ name, economicCode, registrationNumber, nationalId, ...place }: SellerPartsFragment): SellerValues {
  const { province, county, city, postalCode, address, phone, goodsCode } = place;
  const codes = { economicCode, registrationNumber, nationalId, goodsCode };
  return { name, ...codes, province, county, city, postalCode, address, phone };
}

function SellerForm({ seller }: { readonly seller: SellerPartsFragment }) {
  const form = useLiveForm<SellerValues>(sellerForm, valuesOf(seller));
  const [save, { loading }] = useMutation(SaveInvoiceSellerDocument);
  const submit = form.onSubmit(async (values) => {
    try {
      const input: InvoiceSellerInput = sellerForm.parse(values);
      const { data } = await save({ variables: { input } });
      if (!data) return;
      form.setInitialValues(valuesOf(data.saveInvoiceSeller));
      form.setValues(valuesOf(data.saveInvoiceSeller));
      toast.success(texts.saved);
    } catch (error) {
      form.setErrors(fieldErrors(toUiError(error)));
      toast.error(error, texts.saveFailed);
    }
  });
  const line = (field: Exclude<keyof typeof texts.fields, 'address'>, ltr = false) => (
    <TextInput
      label={texts.fields[field]}
      placeholder={field in texts.hints ? texts.hints[field as keyof typeof texts.hints] : undefined}
      required={field === 'name'}
      {...(ltr && { dir: 'ltr', inputMode: 'numeric' as const })}
      {...form.getInputProps(field)}
    />
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {line('name')}
          {line('phone', true)}
          {line('economicCode', true)}
          {line('registrationNumber', true)}
          {line('nationalId', true)}
          {line('postalCode', true)}
          {line('goodsCode', true)}
          {line('province')}
          {line('county')}
          {line('city')}
        </SimpleGrid>
        <Textarea label={texts.fields.address} rows={2} {...form.getInputProps('address')} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading} disabled={!form.isDirty()}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

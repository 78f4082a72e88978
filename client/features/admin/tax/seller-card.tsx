import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Textarea, Title } from '@mantine/core';
import {
  InvoiceSellerDocument,
  SaveInvoiceSellerDocument,
  type InvoiceSellerInput,
  type SellerPartsFragment,
} from '../../../gql/graphql.js';
import { fieldErrors, toUiError } from '../../../lib/errors.js';
import { adminTaxMessages } from '../../../lib/messages/admin-tax.messages.js';
import { useLiveForm } from '../../../lib/use-live-form.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { LoadingSkeleton } from '../../../ui/loading-skeleton.js';
import { toast } from '../../../ui/toast.js';
import { useFailureToast } from '../parts/use-failure-toast.js';
import { sellerForm, type SellerValues } from './tax.rules.js';

const { seller: texts } = adminTaxMessages;

/** Who sells, for the head of the invoices from now on. */
export function SellerCard() {
  const { data, error, refetch } = useQuery(InvoiceSellerDocument, { fetchPolicy: 'network-only' });
  useFailureToast(error, texts.failed);
  return (
    <Card component="section" aria-label={texts.title} padding="lg">
      <Stack gap="md">
        <div>
          <Title order={2} fz="md">
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.text}
          </Text>
        </div>
        {!data && error && <ErrorNotice error={error} title={texts.failed} onRetry={() => void refetch()} compact />}
        {!data && !error && <LoadingSkeleton rows={4} height={56} />}
        {data && <SellerForm seller={data.invoiceSeller} />}
      </Stack>
    </Card>
  );
}

function valuesOf({ name, economicCode, registrationNumber, nationalId, ...place }: SellerPartsFragment): SellerValues {
  const { province, city, postalCode, address, phone } = place;
  return { name, economicCode, registrationNumber, nationalId, province, city, postalCode, address, phone };
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
      placeholder={field === 'nationalId' || field === 'postalCode' ? texts.hints[field] : undefined}
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
          {line('province')}
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

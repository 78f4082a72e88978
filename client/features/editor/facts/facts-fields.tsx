import { Button, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { toPersianDigits } from '#core/text/digits.js';
import { FACTS, readFact } from '#core/design/fact-rules.js';
import { NETWORKS } from '#core/sites/network-link.js';
import { factsMessages as m } from '../messages/facts.messages.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import styles from './facts.module.css';
import { TRADE_OPTIONS } from './trade-select.js';
import type { FactsForm } from './use-facts-form.js';

/** Few owners change the answers: their questions come when these fields are seen. */
const AnswerFields = lazy(() => import('./answer-fields.js').then((fields) => ({ default: fields.AnswerFields })));

interface FieldsProps {
  readonly form: FactsForm;
}

/** Who the site is about: what nearly everybody has to say. */
export function MainFields({ form }: FieldsProps) {
  const { templateId } = useEditor().draft;
  const { proposedName: proposed } = useEditorHost();
  const { name, trade, phone, address } = m.fields;
  const isProposed = form.values.name.trim() === '' && proposed !== '' && 'value' in readFact('name', proposed);
  const { value, ...tradeField } = form.getInputProps('trade');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <div>
        <TextInput {...name} maxLength={FACTS.name} autoComplete="organization" {...form.getInputProps('name')} />
        {isProposed && (
          <Button size="compact-sm" mt={6} variant="light" onClick={() => form.setFieldValue('name', proposed)}>
            {m.proposed(proposed)}
          </Button>
        )}
      </div>
      <Select
        {...trade}
        clearable
        data={TRADE_OPTIONS}
        description={templateId === null ? undefined : m.fields.tradeOfTemplate}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...tradeField}
        value={value === '' ? null : (value as string)}
        onChange={(picked) => form.setFieldValue('trade', picked ?? '')}
      />
      <TextInput
        {...phone}
        type="tel"
        dir="ltr"
        className={styles.ltr}
        maxLength={FACTS.phone}
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <TextInput
        {...address}
        maxLength={FACTS.address}
        autoComplete="street-address"
        {...form.getInputProps('address')}
      />
    </SimpleGrid>
  );
}

/** Everything else that can be said of a site. */
export function MoreFields({ form }: FieldsProps) {
  const { description, mobile, email, mapLink } = m.fields;
  return (
    <Stack gap="md">
      <Suspense>
        <AnswerFields
          trade={form.values.trade}
          answers={form.values.answers}
          onChange={(answers) => form.setFieldValue('answers', answers)}
        />
      </Suspense>
      <Textarea {...description} rows={2} maxLength={FACTS.description} {...form.getInputProps('description')} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{m.groups.ways}</legend>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput
            {...mobile}
            type="tel"
            dir="ltr"
            className={styles.ltr}
            maxLength={FACTS.phone}
            {...form.getInputProps('mobile')}
          />
          <TextInput
            {...email}
            type="email"
            dir="ltr"
            className={styles.ltr}
            maxLength={FACTS.email}
            {...form.getInputProps('email')}
          />
        </SimpleGrid>
        <TextInput
          {...mapLink}
          mt="sm"
          dir="ltr"
          className={styles.ltr}
          maxLength={FACTS.mapLink}
          {...form.getInputProps('mapLink')}
        />
      </fieldset>
      <HoursFields form={form} />
      <ProfileFields form={form} />
    </Stack>
  );
}

function HoursFields({ form }: FieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m.groups.hours}</legend>
      <Stack gap="xs">
        {form.values.hours.map((_, at) => (
          <Group key={at} gap="xs" wrap="nowrap" align="start" grow>
            <TextInput
              aria-label={m.days(toPersianDigits(at + 1))}
              placeholder={at === 0 ? m.daysPlaceholder : undefined}
              maxLength={FACTS.hoursText}
              {...form.getInputProps(`hours.${at}.days`)}
            />
            <TextInput
              aria-label={m.times(toPersianDigits(at + 1))}
              placeholder={at === 0 ? m.timesPlaceholder : undefined}
              maxLength={FACTS.hoursText}
              {...form.getInputProps(`hours.${at}.times`)}
            />
          </Group>
        ))}
      </Stack>
    </fieldset>
  );
}

function ProfileFields({ form }: FieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m.groups.profiles}</legend>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {NETWORKS.map((network) => (
          <TextInput
            key={network}
            label={m.profiles[network]}
            placeholder={network === 'whatsapp' ? m.fields.mobile.placeholder : m.handlePlaceholder}
            dir="ltr"
            className={styles.ltr}
            maxLength={FACTS.mapLink}
            {...form.getInputProps(`profiles.${network}`)}
          />
        ))}
      </SimpleGrid>
    </fieldset>
  );
}

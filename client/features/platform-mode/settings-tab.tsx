import { useMutation, useQuery } from '@apollo/client/react';
import {
  Button,
  Card,
  Grid,
  Group,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { EXAMPLES_MAX, PROTECTED_NAMES } from '#core/platform.js';
import {
  CurrentPlatformDocument,
  UpdatePlatformSettingsDocument,
  type PlatformSettingsPartsFragment,
} from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { applyPlatform } from '#client/lib/platform-state.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { toast } from '#client/ui/toast.js';
import { SettingsPreview } from './settings-preview.js';
import { faultySection, type PlatformSection } from './settings-sections.js';
import { settingsForm, toInput, toValues, type SettingsValues } from './settings-form.js';

const text = platformMessages.settings;
type Form = UseFormReturnType<SettingsValues>;
type Field = Exclude<keyof SettingsValues & string, 'keywords' | 'examples' | 'protectedNames'>;

interface PlatformSettingsProps {
  /** The part that is shown. All parts are one form: what was typed stays, and is saved together. */
  readonly section: PlatformSection;
  /** Another part has a fault and has to be shown. */
  readonly onFault: (section: PlatformSection) => void;
}

/** The platform's settings, with a preview; for administrators. */
export function PlatformSettingsTab(props: PlatformSettingsProps) {
  const { data, error, refetch } = useQuery(CurrentPlatformDocument, { fetchPolicy: 'network-only' });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSkeleton rows={4} />;
  return <SettingsForm {...props} settings={data.platformSettings} />;
}

interface SettingsFormProps extends PlatformSettingsProps {
  readonly settings: PlatformSettingsPartsFragment;
}

function SettingsForm({ settings, section, onFault }: SettingsFormProps) {
  const form = useLiveForm<SettingsValues>(settingsForm, toValues(settings));
  const [update, { loading }] = useMutation(UpdatePlatformSettingsDocument);
  const showFaults = (fields: readonly string[]) => {
    const faulty = faultySection(fields, section);
    if (faulty !== null && faulty !== section) onFault(faulty);
  };
  const save = form.onSubmit(
    async (values) => {
      try {
        const { data } = await update({ variables: { input: toInput(values) } });
        if (!data) return;
        const saved = data.updatePlatformSettings;
        applyPlatform({ settings: { ...saved, protectedNames: saved.protectedNames ?? [] } });
        form.setInitialValues(toValues(saved));
        form.setValues(toValues(saved));
        toast.success(text.saved);
      } catch (error) {
        const faults = fieldErrors(toUiError(error));
        const byField = Object.fromEntries(
          Object.entries(faults).map(([path, fault]) => [path.replace('claims.', ''), fault]),
        );
        form.setErrors(byField);
        showFaults(Object.keys(byField));
        toast.error(error);
      }
    },
    (faults) => showFaults(Object.keys(faults)),
  );
  return (
    <form onSubmit={save} noValidate>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Fields form={form} section={section} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Title order={2} fz="md" mb="sm">
            {text.groups.preview}
          </Title>
          <SettingsPreview values={form.values} />
        </Grid.Col>
      </Grid>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={form.reset} disabled={!form.isDirty()}>
          {text.reset}
        </Button>
        <Button type="submit" loading={loading} disabled={!form.isDirty()}>
          {text.save}
        </Button>
      </Group>
    </form>
  );
}

const CLAIMS = ['fastDelivery', 'fullDelivery', 'uptimePercent'] as const;
/** Where they are empty, nothing is promised. */
const OPTIONAL_CLAIMS = ['siteReady', 'freeDomain', 'cdn', 'customers', 'projects'] as const;

function Fields({ form, section }: { readonly form: Form; readonly section: PlatformSection }) {
  const line = (field: Field, options: { ltr?: boolean; required?: boolean } = {}) => (
    <TextInput
      key={field}
      label={text.fields[field]}
      description={text.hints[field as keyof typeof text.hints]}
      required={options.required ?? false}
      {...(options.ltr && { dir: 'ltr' })}
      {...form.getInputProps(field)}
    />
  );
  const area = (field: Field) => (
    <Textarea
      label={text.fields[field]}
      description={text.hints[field as keyof typeof text.hints]}
      rows={2}
      {...form.getInputProps(field)}
    />
  );
  if (section === 'identity')
    return (
      <Section title={text.groups.identity}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {line('name', { required: true })}
          {line('slogan', { required: true })}
        </SimpleGrid>
        {area('description')}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {line('url', { ltr: true })}
          {line('logo', { ltr: true })}
        </SimpleGrid>
      </Section>
    );
  if (section === 'contact')
    return (
      <Section title={text.groups.contact}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {line('email', { ltr: true, required: true })}
          {line('phone', { ltr: true, required: true })}
          {line('instagram', { ltr: true })}
          {line('linkedin', { ltr: true })}
          {line('github', { ltr: true })}
          {line('twitter', { ltr: true })}
        </SimpleGrid>
      </Section>
    );
  if (section === 'seo')
    return (
      <Section title={text.groups.seo}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {line('defaultTitle', { required: true })}
          {line('titleSeparator', { required: true })}
        </SimpleGrid>
        {area('defaultDescription')}
        {line('defaultImage', { ltr: true })}
        <Keywords form={form} />
      </Section>
    );
  return (
    <Section title={text.groups.claims}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {CLAIMS.map((field) => line(field, { required: true }))}
        {OPTIONAL_CLAIMS.map((field) => line(field))}
      </SimpleGrid>
      <Voice form={form} />
      <Examples form={form} />
      <ProtectedNames form={form} />
    </Section>
  );
}

/** The words of a customer, in place of the example on the first page. */
function Voice({ form }: { readonly form: Form }) {
  return (
    <>
      <Textarea
        label={text.fields['quote']}
        description={text.hints.quote}
        rows={2}
        maxLength={300}
        {...form.getInputProps('quote')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['quoteBy', 'quoteRole'] as const).map((field) => (
          <TextInput
            key={field}
            label={text.fields[field]}
            description={text.hints[field]}
            maxLength={60}
            {...form.getInputProps(field)}
          />
        ))}
      </SimpleGrid>
    </>
  );
}

/** The keywords, and which settings cannot be changed. */
function Keywords({ form }: { readonly form: Form }) {
  return (
    <>
      <TagsInput
        label={text.fields['keywords']}
        description={text.hints.keywords}
        splitChars={['،', ',']}
        {...form.getInputProps('keywords')}
      />
      <FixedNote />
    </>
  );
}

/** Labels of published sites, which the first page shows. */
function Examples({ form }: { readonly form: Form }) {
  return (
    <TagsInput
      label={text.fields['examples']}
      description={text.hints.examples}
      splitChars={['،', ',', ' ']}
      maxTags={EXAMPLES_MAX}
      dir="ltr"
      {...form.getInputProps('examples')}
    />
  );
}

/** Names that addresses of sites may imitate only after a review. */
function ProtectedNames({ form }: { readonly form: Form }) {
  return (
    <TagsInput
      label={text.fields['protectedNames']}
      description={text.hints.protectedNames}
      splitChars={['،', ',', ' ']}
      maxTags={PROTECTED_NAMES.max}
      dir="ltr"
      {...form.getInputProps('protectedNames')}
    />
  );
}

/** A note about the settings that cannot be changed. */
function FixedNote() {
  return (
    <Text size="sm" c="dimmed">
      {text.fixed}
    </Text>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Card withBorder radius="lg" padding="lg">
      <Stack gap="sm">
        <Title order={2} fz="md">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}

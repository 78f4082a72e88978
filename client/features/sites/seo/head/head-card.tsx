import { Button, Card, ColorInput, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { VERIFIERS } from '#core/design/head-rules.js';
import { seoMessages } from '../site-seo.messages.js';
import type { SeoDraft } from '../seo-draft.js';
import styles from './head-card.module.css';
import { useHeadForm } from './use-head-form.js';

const { head: texts } = seoMessages;

interface HeadCardProps {
  readonly siteId: string;
  readonly draft: SeoDraft;
  /** Its draft cannot be saved now. */
  readonly isClosed: boolean;
}

/** Codes of search engines, the colour of browsers and extra structured data. Nothing typed here runs. */
export function HeadCard({ siteId, draft, isClosed }: HeadCardProps) {
  const { values, faults, isChanged, isSaving, change, save } = useHeadForm(siteId, draft);
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <Card component="section" aria-labelledby="seo-head" mt="lg">
      <Title order={3} fz={16} id="seo-head">
        {texts.heading}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {texts.text}
      </Text>
      <div className={styles.fields}>
        {VERIFIERS.map((verifier) => (
          <TextInput
            key={verifier}
            label={texts[verifier]}
            value={values[verifier]}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={faults[verifier]}
            onChange={({ currentTarget }) => change(verifier, currentTarget.value)}
          />
        ))}
        <ColorInput
          label={texts.themeColor}
          description={texts.themeColorHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.themeColor}
          format="hex"
          withEyeDropper={false}
          error={faults.themeColor}
          onChange={(value) => change('themeColor', value)}
        />
        <Textarea
          className={styles.whole}
          label={texts.jsonLd}
          description={texts.jsonLdHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.jsonLd}
          dir="ltr"
          rows={6}
          spellCheck={false}
          error={faults.jsonLd}
          onChange={({ currentTarget }) => change('jsonLd', currentTarget.value)}
        />
      </div>
      <Button
        mt="md"
        variant="light"
        className={styles.save}
        leftSection={<IconDeviceFloppy size={18} aria-hidden />}
        loading={isSaving}
        disabled={isClosed || !isChanged || hasFaults}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
    </Card>
  );
}

import { Stack, Text } from '@mantine/core';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import type { SettingsValues } from './settings-form.js';
import styles from './settings-preview.module.css';

const text = platformMessages.settings;

/** How others will see the site: a result of a search, a shared link, a tab. Follows every key. */
export function SettingsPreview({ values }: { readonly values: SettingsValues }) {
  const home = (values.url || location.origin).replace(/\/+$/, '');
  const host = home.replace(/^https?:\/\//, '');
  const description = values.defaultDescription || values.description;
  return (
    <Stack gap="lg">
      <Sample label={text.search}>
        <div className={styles.result}>
          <span className={styles.site}>
            <img src={values.logo || '/assets/favicon.svg'} alt="" width={26} height={26} />
            <span>
              <b>{values.name}</b>
              <bdi dir="ltr">{host}</bdi>
            </span>
          </span>
          <span className={styles.link}>{values.defaultTitle}</span>
          <span className={styles.words}>{description}</span>
        </div>
      </Sample>
      <Sample label={text.social}>
        <div className={styles.card}>
          <img src={values.defaultImage || '/assets/og.jpg'} alt="" className={styles.picture} />
          <div className={styles.caption}>
            <bdi dir="ltr">{host}</bdi>
            <b>{values.defaultTitle}</b>
            <span className={styles.words}>{description}</span>
          </div>
        </div>
      </Sample>
      <Sample label={text.tab}>
        <div className={styles.tab}>
          <img src="/assets/favicon.svg" alt="" width={16} height={16} />
          <span>{`${text.samplePage} ${values.titleSeparator} ${values.name}`}</span>
        </div>
      </Sample>
    </Stack>
  );
}

function Sample({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <figure className={styles.sample}>
      <Text component="figcaption" size="sm" c="dimmed" mb={6}>
        {label}
      </Text>
      {children}
    </figure>
  );
}

import { Card, Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { useState, type CSSProperties } from 'react';
import { SEO } from '#core/limits/limits.js';
import { seoMessages } from './site-seo.messages.js';
import type { PageFacts } from './page-facts.js';
import { cutText } from './seo.rules.js';
import styles from './seo.module.css';

const { previews: texts } = seoMessages;

interface PreviewProps {
  /** Null while it is still on its way. */
  readonly facts: PageFacts | null;
}

/** The page as a Persian search engine lists it, cut where that cuts. */
export function SearchPreview({ facts }: PreviewProps) {
  return (
    <Card component="section" aria-label={texts.search}>
      <Title order={3} fz={15} mb="sm">
        {texts.search}
      </Title>
      {facts ? (
        <div className={styles.result}>
          <div className={styles.source}>
            <span className={styles.mark} aria-hidden>
              {[...facts.siteName][0]}
            </span>
            <div>
              <bdi className={styles.siteName}>{facts.siteName}</bdi>
              <bdi dir="ltr" className={styles.resultAddress}>
                {facts.address}
              </bdi>
            </div>
          </div>
          <p className={styles.resultTitle}>{cutText(facts.title, SEO.shownTitle)}</p>
          <p className={styles.resultText}>{cutText(facts.description, SEO.shownDescription)}</p>
        </div>
      ) : (
        <Skeleton h={120} />
      )}
      <Text size="xs" c="dimmed" mt="xs">
        {texts.note}
      </Text>
    </Card>
  );
}

/** Telegram puts the picture under the words, WhatsApp above them. */
const APPS = ['telegram', 'whatsapp'] as const;

interface SharePreviewProps extends PreviewProps {
  /** Address of the chosen picture; null: that of the whole site is shown. */
  readonly picture: string | null;
  readonly color: string;
}

/** The page as messengers and networks show a link to it. */
export function SharePreview({ facts, picture, color }: SharePreviewProps) {
  const [app, setApp] = useState<(typeof APPS)[number]>('telegram');
  return (
    <Card component="section" aria-label={texts.share}>
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={3} fz={15}>
          {texts.share}
        </Title>
        <SegmentedControl
          size="sm"
          aria-label={texts.app}
          value={app}
          onChange={setApp}
          data={APPS.map((value) => ({ value, label: texts.apps[value] }))}
        />
      </Group>
      {facts ? (
        <div className={styles.share} data-app={app}>
          {picture === null ? (
            <div className={styles.general} style={{ '--brand': color } as CSSProperties}>
              <bdi>{facts.siteName}</bdi>
            </div>
          ) : (
            <img className={styles.picture} src={picture} alt="" />
          )}
          <div className={styles.shareWords}>
            <bdi dir={app === 'telegram' ? 'auto' : 'ltr'} className={styles.shareHost}>
              {app === 'telegram' ? facts.siteName : facts.host}
            </bdi>
            <p className={styles.shareTitle}>{facts.title}</p>
            <p className={styles.shareText}>{facts.description}</p>
          </div>
        </div>
      ) : (
        <Skeleton h={260} />
      )}
    </Card>
  );
}

import { Button, Group, Text } from '@mantine/core';
import { toPersianDigits } from '#client/lib/format.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { GAP, pageLinks } from '#client/ui/page-links.js';
import styles from './page-line.module.css';

const { pages: texts } = adminMessages;

interface PageLineProps {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** There are more than `total`, and so more than `pages`. */
  readonly capped?: boolean | undefined;
  readonly onChange: (page: number) => void;
}

/** «صفحهٔ ۲ از ۷», previous, next, and up to five links. */
export function PageLine({ page, pages, total, capped = false, onChange }: PageLineProps) {
  if (total === 0) return null;
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" aria-live="polite">
        {texts.of(page, Math.max(pages, 1), capped)} · {texts.total(total, capped)}
      </Text>
      {pages > 1 && (
        <Group component="nav" aria-label={texts.label} gap={6}>
          <Button
            variant="default"
            size="sm"
            px={14}
            className={styles.end}
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          >
            {texts.previous}
          </Button>
          {pageLinks(page, pages).map((link, index) => (
            <PageLink key={link ?? `gap-${index}`} link={link} current={page} onChange={onChange} />
          ))}
          <Button
            variant="default"
            size="sm"
            px={14}
            className={styles.end}
            disabled={page >= pages}
            onClick={() => onChange(page + 1)}
          >
            {texts.next}
          </Button>
        </Group>
      )}
    </Group>
  );
}

interface PageLinkProps {
  readonly link: number | typeof GAP;
  readonly current: number;
  readonly onChange: (page: number) => void;
}

function PageLink({ link, current, onChange }: PageLinkProps) {
  if (link === GAP) return <span className={styles.gap}>…</span>;
  const isCurrent = link === current;
  return (
    <Button
      variant={isCurrent ? 'filled' : 'default'}
      size="sm"
      px={12}
      className={styles.link}
      aria-label={texts.page(link)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onChange(link)}
    >
      {toPersianDigits(link)}
    </Button>
  );
}

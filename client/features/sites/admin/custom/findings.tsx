import { Text } from '@mantine/core';
import { toUiError, type UiError } from '#client/lib/errors.js';
import { customCodeMessages as texts } from './custom-code.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { Ltr } from '#client/ui/ltr.js';
import styles from './custom-code.module.css';

interface Finding {
  readonly path: string;
  readonly line: number | null;
  readonly message: string;
}

/** The findings in `details` of CUSTOM_CODE_REFUSED; empty for every other error. */
function findingsOf({ code, details }: UiError): { readonly findings: readonly Finding[]; readonly total: number } {
  if (code !== 'CUSTOM_CODE_REFUSED' || !Array.isArray(details['findings'])) return { findings: [], total: 0 };
  const findings = details['findings'] as readonly Finding[];
  return { findings, total: Number(details['total'] ?? findings.length) };
}

/** Why an upload was refused: the sentence, then each place with what to do about it. */
export function Findings({ error }: { readonly error: unknown }) {
  const { findings, total } = findingsOf(toUiError(error));
  return (
    <div>
      <ErrorNotice error={error} title={texts.refused} compact />
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label={texts.findings}>
          {findings.map(({ path, line, message }, index) => (
            <li key={index}>
              <Text size="sm" fw={600}>
                <Ltr>{path}</Ltr>
                {line !== null && ` · ${texts.line(line)}`}
              </Text>
              <Text size="sm">{message}</Text>
            </li>
          ))}
        </ul>
      )}
      {total > findings.length && findings.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.more(total - findings.length)}
        </Text>
      )}
    </div>
  );
}

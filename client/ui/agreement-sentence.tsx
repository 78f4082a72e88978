import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { LEGAL_PATHS } from '#core/legal.js';
import { agreementMessages as texts, type AgreementSentenceName } from '#client/lib/messages/agreement.messages.js';

/**
 * The sentence about agreeing by the button above it. The documents open in another tab, so that nothing that was typed
 * is lost.
 */
export function AgreementSentence({ of }: { readonly of: AgreementSentenceName }) {
  const { by, documents } = texts.sentences[of];
  return (
    <Text size="sm" c="dimmed" ta="center" style={{ textWrap: 'balance' }}>
      {by}
      {documents.map((kind, index) => (
        <Fragment key={kind}>
          {index > 0 && texts.and}
          <Anchor href={LEGAL_PATHS[kind]} target="_blank" rel="noopener" inherit underline="always" c="inherit">
            {texts.documents[kind]}
          </Anchor>
        </Fragment>
      ))}
      {texts.agreed}
    </Text>
  );
}

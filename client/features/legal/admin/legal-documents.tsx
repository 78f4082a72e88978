import { Tabs } from '@mantine/core';
import { LEGAL_KINDS } from '#core/legal.js';
import { adminLegalMessages as texts } from './admin-legal.messages.js';
import { LegalVersions } from './legal-versions.js';

/** A tab for each document. What is typed in one of them stays while another one is read. */
export function LegalDocuments() {
  return (
    <Tabs defaultValue={LEGAL_KINDS[0]}>
      <Tabs.List aria-label={texts.kinds}>
        {LEGAL_KINDS.map((kind) => (
          <Tabs.Tab key={kind} value={kind}>
            {texts.names[kind]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {LEGAL_KINDS.map((kind) => (
        <Tabs.Panel key={kind} value={kind} pt="md">
          <LegalVersions kind={kind} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

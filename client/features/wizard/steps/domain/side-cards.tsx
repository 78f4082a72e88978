import { IconBulb, IconCheck, IconShieldCheck } from '@tabler/icons-react';
import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import { Panel } from '#client/ui/panel.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './domain-step.module.css';

export function TipsCard() {
  const { title, items } = domainMessages.tips;
  return (
    <Panel title={title} icon={<IconBulb size={18} />} quiet>
      <Bullets items={items} />
    </Panel>
  );
}

export function SecurityCard() {
  const { title, items, ready } = domainMessages.security;
  const { siteReady, cdn } = usePlatformSettings().claims;
  // When a domain that the customer owns is connected, is up to them.
  const isPromised = siteReady !== '' && !useWizard().draft.domain.isOwned;
  const shown = items(cdn);
  return (
    <Panel title={title} icon={<IconShieldCheck size={18} />} quiet>
      <Bullets items={isPromised ? [...shown, ready(siteReady)] : shown} />
    </Panel>
  );
}

function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>
          <IconCheck size={16} stroke={2} aria-hidden />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

import { Badge, Switch } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useId } from 'react';
import { formatToman } from '#core/dates/calendar.js';
import { SERVICE_KEYS, SERVICES, type Recurrence, type ServiceKey } from '#core/pricing/price-list.js';
import { SERVICE_DESCRIPTIONS } from '#core/pricing/service-descriptions.js';
import { SERVICE_NAMES } from '#core/pricing/service-names.js';
import { pricingMessages as m } from '../../messages/wizard-order.messages.js';
import { Panel } from '#client/ui/panel.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './pricing-step.module.css';

export function ServicesPanel() {
  return (
    <Panel title={m.servicesTitle} text={m.servicesText} icon={<IconSparkles size={18} />}>
      <ul className={styles.services}>
        {SERVICE_KEYS.map((key) => (
          <Service key={key} service={key} />
        ))}
      </ul>
    </Panel>
  );
}

function Service({ service }: { readonly service: ServiceKey }) {
  const { draft, dispatch } = useWizard();
  const id = useId();
  const { price, recurrence } = SERVICES[service];
  const isOn = draft.services.includes(service);
  return (
    <li className={styles.service} data-on={isOn || undefined}>
      <label className={styles.serviceLabel} htmlFor={id}>
        <span className={styles.serviceTitle}>{SERVICE_NAMES[service]}</span>
        <span className={styles.serviceText} id={`${id}-text`}>
          {SERVICE_DESCRIPTIONS[service].text}
        </span>
        <span className={styles.servicePrice}>
          {formatToman(price)}
          <RecurrenceBadge recurrence={recurrence} />
        </span>
      </label>
      <Switch
        id={id}
        size="md"
        checked={isOn}
        aria-describedby={`${id}-text`}
        data-testid={`service-${service}`}
        onChange={() => dispatch({ type: 'serviceToggled', service })}
      />
    </li>
  );
}

export function RecurrenceBadge({ recurrence }: { readonly recurrence: Recurrence }) {
  return (
    <Badge size="sm" variant="default" c="var(--b-text-2)" fw={500}>
      {m.recurrence[recurrence]}
    </Badge>
  );
}

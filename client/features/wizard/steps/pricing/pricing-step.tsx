import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { pricingMessages as m } from '../../messages/wizard-order.messages.js';
import { useWizard } from '../../state/wizard-context.js';
import { QuotePanel } from './quote-panel.js';
import styles from './pricing-step.module.css';
import { ServicesPanel } from './services-panel.js';

/** Step 5: the price line by line, and the additional services. */
export function Step() {
  const { quote } = useWizard();
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>{quote === null ? <Unsold /> : <QuotePanel quote={quote} />}</div>
      <ServicesPanel />
    </div>
  );
}

/** An extension that was sold when it was chosen and is not any more: there is no price until it goes. */
function Unsold() {
  const { draft, prices, goTo } = useWizard();
  const all = [
    ...(draft.domain.isOwned ? [] : [draft.domain.extension]),
    ...draft.extraDomains.map((extra) => extra.extension),
  ];
  const missing = all.find((extension) => prices[extension] === undefined) ?? '';
  return (
    <Alert role="alert" color="yellow" variant="light" icon={<IconAlertTriangle size={20} />} title={m.unsold(missing)}>
      <Button size="compact-md" variant="default" onClick={() => goTo(4)}>
        {m.backToDomain}
      </Button>
    </Alert>
  );
}

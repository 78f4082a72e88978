import { formatNumber, formatToman } from '#core/dates/calendar.js';
import {
  ANNUAL_DISCOUNT_PERCENT,
  PRICES,
  RECURRENCE_NAMES,
  SERVICE_KEYS,
  SERVICES,
  type ServiceKey,
} from '#core/pricing/price-list.js';
import { describeService } from '#core/pricing/service-descriptions.js';
import { SERVICE_NAMES } from '#core/pricing/service-names.js';
import { GoLink } from '#client/lib/go.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import { formatPercent } from '#core/text/number-format.js';
import shared from './shared.module.css';
import styles from './value-slide.module.css';

const text = landing.value;

const EXTRAS = [
  [text.extras.page, PRICES.page],
  [text.extras.section, PRICES.section],
  [text.extras.logo, PRICES.logo],
] as const;

/** The price, the parts that it includes and those that it does not, all from the one price list. */
export function ValueSlide() {
  const { freeDomain, cdn } = usePlatformSettings().claims;
  const included = [freeDomain, ...text.included(cdn)].filter((item) => item !== '');
  return (
    <div className={styles.slide}>
      <div className={styles.head}>
        <h2 className={shared.title}>{text.title}</h2>
        <p className={shared.lead}>{text.lead}</p>
      </div>
      <div className={styles.plan}>
        <p className={styles.price}>
          <strong>{formatNumber(PRICES.base)}</strong> <span>{text.unit}</span>
        </p>
        <i className={shared.bar} aria-hidden="true" />
        <p className={styles.name}>
          <b>{text.plan}</b> <span>{text.annual(formatPercent(ANNUAL_DISCOUNT_PERCENT))}</span>
        </p>
      </div>
      <div className={styles.columns}>
        <div>
          <h3 className={shared.itemTitle}>{text.includedTitle}</h3>
          <ul className={styles.included}>
            {included.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <GoLink className={shared.primary} to="/wizard">
            {text.action}
          </GoLink>
        </div>
        <div className={styles.more}>
          <h3 className={shared.itemTitle}>{text.extrasTitle}</h3>
          <dl className={styles.extras}>
            {EXTRAS.map(([label, price]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatToman(price)}</dd>
              </div>
            ))}
          </dl>
          <h3 className={shared.itemTitle}>{text.servicesTitle}</h3>
          <p className={styles.hint}>{text.servicesHint}</p>
          <ul className={styles.services}>
            {SERVICE_KEYS.map((key) => (
              <Service key={key} service={key} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Its price, and once opened what it does and where it is seen. */
function Service({ service }: { readonly service: ServiceKey }) {
  const { price, recurrence } = SERVICES[service];
  return (
    <li>
      <details>
        <summary>
          <span>
            {SERVICE_NAMES[service]} <small>{RECURRENCE_NAMES[recurrence]}</small>
          </span>
          <b>{formatToman(price)}</b>
        </summary>
        <p>{describeService(service)}</p>
      </details>
    </li>
  );
}

import { formatNumber } from '#core/dates/calendar.js';
import type { PlatformClaims } from '#core/platform.js';
import { GoLink } from '#client/lib/go.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { shell } from '#client/lib/messages/shell.messages.js';
import { formatPercent } from '#core/text/number-format.js';
import { useExampleSites, useMeasuredUptime, usePlatformSettings } from '#client/lib/platform-state.js';
import { EmailLink, PhoneLink, SocialLinks } from '#client/ui/contact-links.js';
import { LegalLinks } from '#client/ui/frame/legal-links.js';
import { Rights } from '#client/ui/rights.js';
import shared from './shared.module.css';
import styles from './trust-slide.module.css';

const text = landing.trust;

/** Statistics, one testimonial, the way to begin; the page's footer closes it. */
export function TrustSlide() {
  const { claims } = usePlatformSettings();
  const measured = useMeasuredUptime();
  return (
    <div className={styles.trust}>
      <h2 className={shared.title}>{text.title}</h2>
      <dl className={styles.stats}>
        {claims.customers > 0 && (
          <Stat value={formatNumber(claims.customers)} label={text.customers.label} prefix={text.moreThan} />
        )}
        {claims.projects > 0 && (
          <Stat value={formatNumber(claims.projects)} label={text.projects.label} prefix={text.moreThan} />
        )}
        <Stat
          value={formatPercent(claims.uptimePercent)}
          label={text.uptime.label}
          note={measured && text.uptime.measured(measured.percent)}
        />
      </dl>
      <div className={styles.columns}>
        <Voice claims={claims} />
        <div className={styles.begin}>
          <GoLink className={shared.primary} to="/wizard">
            {text.action}
          </GoLink>
          <p className={shared.note}>{text.actionNote}</p>
        </div>
      </div>
      <Examples />
      <LandingFooter />
    </div>
  );
}

/** The words of a customer; until an operator enters them, an example that says that it is one. */
function Voice({ claims }: { readonly claims: PlatformClaims }) {
  const isReal = claims.quote !== '' && claims.quoteBy !== '';
  const { quote, quoteBy, quoteRole } = isReal ? claims : text;
  return (
    <blockquote className={styles.quote}>
      {!isReal && <small className={styles.example}>{text.example}</small>}
      <p>{quote}</p>
      <footer>
        <b>{quoteBy}</b>
        {quoteRole !== '' && `، ${quoteRole}`}
      </footer>
    </blockquote>
  );
}

interface StatProps {
  readonly value: string;
  readonly label: string;
  readonly prefix?: string;
  /** Below the label. */
  readonly note?: string | null;
}

function Stat({ value, label, prefix, note }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt>
        {label} {note && <small>{note}</small>}
      </dt>
      <dd>
        {prefix && <small>{prefix}</small>} {value}
      </dd>
    </div>
  );
}

/** Published sites that the operator shows; they open beside this page. */
function Examples() {
  const sites = useExampleSites();
  if (sites.length === 0) return null;
  return (
    <nav className={styles.examples} aria-label={text.examples}>
      <p>{text.examples}</p>
      <ul>
        {sites.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              <bdi>{title}</bdi>
              <small dir="ltr">{new URL(url).host}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LandingFooter() {
  const contact = usePlatformSettings();
  return (
    <footer className={styles.footer}>
      <Rights />
      <span className={styles.links}>
        <GoLink className={styles.link} to="/status">
          {shell.status}
        </GoLink>
        <LegalLinks className={styles.link} />
        <PhoneLink contact={contact} className={styles.link} />
        <EmailLink contact={contact} className={styles.link} />
        <span className={styles.social}>
          <SocialLinks contact={contact} className={styles.link} />
        </span>
      </span>
    </footer>
  );
}

import { FACTS } from '#core/design/fact-rules.js';
import { Icon, type IconName } from '../art/icons.js';
import { UI_WORDS } from '../copy/slots.messages.js';
import type { SectionProps } from '../section.types.js';
import { PhoneLink } from './action.js';
import { mailHref } from './contact-link.js';
import { hasText, fixedItems, Slot, slotMark } from './slot.js';

export type Channel = 'phone' | 'mobile' | 'email' | 'address';

export const CHANNEL_ICONS: Record<Channel, IconName> = {
  phone: 'phone',
  mobile: 'mobile',
  email: 'mail',
  address: 'pin',
};

/** The telephone with its icon; nothing where there is no number. */
export function PhoneLine({ of, className = 'bp-with-icon' }: { of: SectionProps; className?: string }) {
  if (!of.texts['phone']) return null;
  return (
    <span className={className}>
      <Icon name="phone" />
      <PhoneLink of={of} />
    </span>
  );
}

/** The e-mail of the section as a link. */
export function MailLink({ of, className }: { of: SectionProps; className?: string }) {
  const text = of.texts['email'];
  if (!text) return null;
  return (
    <a className={className ?? 'bp-link'} href={mailHref(text)} {...slotMark(of, 'email')}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
}

/** The address, leading to its place on a map where the site has one. */
export function Address({
  of,
  className,
  as = 'address',
}: {
  of: SectionProps;
  className?: string;
  as?: 'address' | 'span';
}) {
  const text = of.texts['address'];
  const { mapHref } = of.site;
  if (!text || !mapHref) return <Slot of={of} name="address" as={as} className={className} />;
  const Element = as;
  return (
    <Element className={className} {...slotMark(of, 'address')}>
      <a className="bp-link" href={mapHref} rel="noopener">
        {text}
      </a>
    </Element>
  );
}

/** The text of a channel, as a link where it can be one. */
export function ChannelValue({ of, channel }: { of: SectionProps; channel: Channel }) {
  if (channel === 'address') return <Address of={of} as="span" />;
  return channel === 'email' ? <MailLink of={of} /> : <PhoneLink of={of} name={channel} />;
}

/** The channels that have a text, with icon and name. */
export function ChannelList({ of, channels }: { of: SectionProps; channels: readonly Channel[] }) {
  if (!hasText(of, ...channels)) return null;
  return (
    <ul className="bp-channels">
      {channels
        .filter((channel) => of.texts[channel])
        .map((channel) => (
          <li key={channel}>
            <span className="bp-icon-box">
              <Icon name={CHANNEL_ICONS[channel]} />
            </span>
            <div>
              <span className="bp-small">{UI_WORDS[channel]}</span>
              <ChannelValue of={of} channel={channel} />
            </div>
          </li>
        ))}
    </ul>
  );
}

export const hasHours = (of: SectionProps): boolean => fixedItems(of, 'hours', FACTS.hours).length > 0;

/** Days and hours. */
export function Hours({ of }: { of: SectionProps }) {
  if (!hasHours(of)) return null;
  return (
    <dl className="bp-hours">
      {fixedItems(of, 'hours', FACTS.hours).map((n) => (
        <div key={n}>
          <Slot of={of} name={`hours${n}.title`} as="dt" />
          <Slot of={of} name={`hours${n}.text`} as="dd" />
        </div>
      ))}
    </dl>
  );
}

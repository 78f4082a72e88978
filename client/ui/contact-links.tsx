import type { PlatformContact } from '#core/platform.js';
import { toPersianDigits } from '#core/text/digits.js';
import { shell } from '#client/lib/messages/shell.messages.js';
import { ContactIcon } from './contact-icons.js';
import { LtrDigits } from './ltr.js';

const NETWORKS = ['instagram', 'linkedin', 'github'] as const;

interface ContactLinksProps {
  readonly contact: PlatformContact;
  readonly className?: string | undefined;
  /** Renders the icon before the text as well; style sheets choose which of the two is visible. */
  readonly withIcon?: boolean;
}

export function SocialLinks({ contact, className }: ContactLinksProps) {
  return NETWORKS.map((network) => {
    const href = contact[network];
    if (!href) return null;
    return (
      <a
        key={network}
        className={className}
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={shell.social[network]}
        title={shell.social[network]}
      >
        <ContactIcon way={network} />
      </a>
    );
  });
}

export function PhoneLink({ contact, className, withIcon = false }: ContactLinksProps) {
  return (
    <a
      className={className}
      href={`tel:${contact.phone}`}
      aria-label={`${shell.phone} ${toPersianDigits(contact.phone)}`}
    >
      {withIcon && <ContactIcon way="phone" />}
      <LtrDigits>{contact.phone}</LtrDigits>
    </a>
  );
}

export function EmailLink({ contact, className, withIcon = false }: ContactLinksProps) {
  return (
    <a className={className} href={`mailto:${contact.email}`}>
      {withIcon && <ContactIcon way="email" />}
      <bdi dir="ltr">{contact.email}</bdi>
    </a>
  );
}

import type { SiteContact } from '../../core/site.js';
import { toPersianDigits } from '../../core/digits.js';
import { shell } from '../lib/messages/shell.messages.js';
import { SocialIcon } from './social-icons.js';

const NETWORKS = ['instagram', 'linkedin', 'github'] as const;

interface ContactLinksProps {
  readonly contact: SiteContact;
  readonly className?: string | undefined;
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
        <SocialIcon network={network} />
      </a>
    );
  });
}

export function PhoneLink({ contact, className }: ContactLinksProps) {
  return (
    <a
      className={className}
      href={`tel:${contact.phone}`}
      aria-label={`${shell.phone} ${toPersianDigits(contact.phone)}`}
    >
      <bdi dir="ltr">{toPersianDigits(contact.phone)}</bdi>
    </a>
  );
}

export function EmailLink({ contact, className }: ContactLinksProps) {
  return (
    <a className={className} href={`mailto:${contact.email}`}>
      <bdi dir="ltr">{contact.email}</bdi>
    </a>
  );
}

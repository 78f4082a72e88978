import { Text } from '@mantine/core';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import { EmailLink, PhoneLink } from '#client/ui/contact-links.js';
import styles from './support.module.css';

/** Also for visitors who cannot sign in. */
export function SupportContact() {
  const contact = usePlatformSettings();
  return (
    <section className={styles.contact} aria-labelledby="support-contact">
      <Text fw={700} id="support-contact">
        {supportMessages.contact.title}
      </Text>
      <Text size="sm" c="dimmed">
        {supportMessages.contact.text}
      </Text>
      <PhoneLink contact={contact} className={styles.contactLink} />
      <EmailLink contact={contact} className={styles.contactLink} />
    </section>
  );
}

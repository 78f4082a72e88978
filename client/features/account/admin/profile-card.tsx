import { Card, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CustomerFragment } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { adminCustomerMessages } from './admin-customer.messages.js';
import { adminUserMessages } from '#client/features/identity/index.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import styles from './customer.module.css';

const { profile: texts, sections } = adminCustomerMessages;

const digits = (text: string | null): ReactNode => (text ? <Ltr>{toPersianDigits(text)}</Ltr> : adminMessages.none);

function addressOf({ province, city, address, postalCode }: CustomerFragment): string {
  const parts = [province, city, address, postalCode && toPersianDigits(postalCode)];
  return parts.filter(Boolean).join('، ') || adminMessages.none;
}

/** The profile as the customer has written it, and since when the account exists. */
export function ProfileCard({ user }: { readonly user: CustomerFragment }) {
  const { phone, company, nationalId, createdAt, lastLoginAt, emailConfirmedAt, twoFactorAt } = user;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [texts.phone, digits(phone)],
    [texts.company, company ?? adminMessages.none],
    [texts.nationalId, digits(nationalId)],
    [texts.address, addressOf(user)],
    [texts.joined, <JalaliDate key="joined" value={createdAt} />],
    [texts.lastLogin, lastLoginAt ? <JalaliDate key="login" value={lastLoginAt} ago /> : adminUserMessages.never],
    [texts.verified, emailConfirmedAt ? adminUserMessages.verified : adminUserMessages.unverified],
    [texts.twoFactor, twoFactorAt ? texts.on : texts.off],
  ];
  return (
    <Card component="section" aria-label={sections.profile} padding={0}>
      <div className={styles.cardHead}>
        <Title order={2} fz={15}>
          {sections.profile}
        </Title>
      </div>
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

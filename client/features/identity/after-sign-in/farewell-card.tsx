import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { REDIRECT } from '#core/limits/limits.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { TextLink } from '#client/ui/text-link.js';
import { AuthCard } from '../forms/auth-card.js';

/** A sign-in whose answer names a page to go to, after its message has been read. */
export interface Farewell {
  readonly message: string;
  readonly target: string;
}

export function FarewellCard({ message, target }: Farewell) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT.afterLoginMs);
    return () => clearTimeout(timer);
  }, [navigate, target]);
  return (
    <AuthCard title={message} text={identity.signIn.moving}>
      <Text role="status">
        <TextLink to={target}>{identity.signIn.moving}</TextLink>
      </Text>
    </AuthCard>
  );
}

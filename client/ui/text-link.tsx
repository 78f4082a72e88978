import { Anchor } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';

interface TextLinkProps {
  readonly to: string;
  readonly state?: unknown;
}

/** A link inside a sentence, underlined so that colour is not the only sign of it. */
export function TextLink({ to, state, children }: PropsWithChildren<TextLinkProps>) {
  return (
    <Anchor component={Link} to={to} state={state} underline="always" fw={600}>
      {children}
    </Anchor>
  );
}

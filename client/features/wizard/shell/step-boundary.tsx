import { Box } from '@mantine/core';
import { Component, type PropsWithChildren } from 'react';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';

type StepBoundaryProps = PropsWithChildren<{
  /** The step brings nothing to leave it by: the frame has to. */
  readonly onFailed: () => void;
}>;

/** A step that cannot be loaded or drawn takes nothing else with it: progress, navigation and the draft stay. */
export class StepBoundary extends Component<StepBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error('wizard: the step failed', error);
    this.props.onFailed();
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <Box px="md">
        <ErrorNotice error={this.state.error} title={m.stepFailed} onRetry={() => location.reload()} />
      </Box>
    );
  }
}

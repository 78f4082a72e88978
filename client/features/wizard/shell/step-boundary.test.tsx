/** A step that fails leaves the rest of the wizard as it is. */
import { jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { StepBoundary } from './step-boundary.js';

function Broken(): never {
  throw new Error('the chunk did not load');
}

test('a step that fails says so and tells the frame', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFailed = jest.fn();
  render(
    <MantineProvider env="test">
      <StepBoundary onFailed={onFailed}>
        <Broken />
      </StepBoundary>
    </MantineProvider>,
  );
  expect(screen.getByText(m.stepFailed)).toBeTruthy();
  expect(onFailed).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
});

import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { z } from 'zod';
import { useLiveForm } from './use-live-form.js';

const schema = z.object({ name: z.string().min(1, 'نام را بنویسید.') });

function Form() {
  const form = useLiveForm<{ name: string }>(schema, { name: '' });
  const { value, onChange, onBlur, error } = form.getInputProps('name');
  return (
    <>
      <input aria-label="نام" value={value} onChange={onChange} onBlur={onBlur} />
      <p>{error}</p>
    </>
  );
}

const fault = () => screen.queryByText('نام را بنویسید.');

beforeEach(() => {
  jest.useFakeTimers();
  render(<Form />);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a field is judged when the keyboard leaves it', () => {
  fireEvent.blur(screen.getByLabelText('نام'));
  expect(fault()).not.toBeNull();
  fireEvent.change(screen.getByLabelText('نام'), { target: { value: 'سارا' } });
  expect(fault()).toBeNull();
});

test('a message cannot come under a press that takes the focus', () => {
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector) => (selector.includes('button:active') ? document.body : null));
  fireEvent.blur(screen.getByLabelText('نام'));
  act(() => void jest.advanceTimersByTime(1000));
  expect(fault()).toBeNull();
  fireEvent.mouseUp(document.body);
  expect(fault()).toBeNull();
  act(() => void jest.runAllTimers());
  expect(fault()).not.toBeNull();
});

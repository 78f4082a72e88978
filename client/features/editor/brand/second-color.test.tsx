import { fireEvent, screen } from '@testing-library/react';
import { brandingMessages } from '../messages/branding.messages.js';
import { renderEditor } from '../testing/render-editor.js';
import { SecondColor } from './second-color.js';

const m = brandingMessages.secondColor;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const code = () => screen.getByLabelText<HTMLInputElement>(m.hex);

test('an unfinished code goes with the colour that is removed', () => {
  const { editor } = renderEditor(<SecondColor />);
  click(m.add);
  const first = code().value;
  fireEvent.change(code(), { target: { value: '#12' } });
  expect(editor().draft.held).toEqual({ 'second color': '#12' });
  click(m.remove);
  expect(editor().draft.held).toEqual({});
  click(m.add);
  expect(code().value).toBe(first);
});

import { render, screen } from '@testing-library/react';
import { LegalText } from './legal-text.js';

test('shows headings, paragraphs and lists', () => {
  render(<LegalText body={'## تیتر\nیک جمله\n- مورد یک\n- مورد دو'} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('تیتر');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['مورد یک', 'مورد دو']);
  expect(screen.getByText('یک جمله').tagName).toBe('P');
});

test('a hostile body cannot become markup', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { container } = render(
    <LegalText body={`## ${hostile}\n\n${hostile}\n\n- <script>alert(1)</script>\n- [a](javascript:alert(1))`} />,
  );
  expect(container.querySelector('img, script, a')).toBeNull();
  expect(screen.getAllByText(hostile)).toHaveLength(2);
});

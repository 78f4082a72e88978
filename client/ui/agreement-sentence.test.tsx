import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { agreementMessages as texts } from '#client/lib/messages/agreement.messages.js';
import { AgreementSentence } from './agreement-sentence.js';

function show(of: 'signUp' | 'order'): HTMLElement {
  return render(
    <MantineProvider>
      <AgreementSentence of={of} />
    </MantineProvider>,
  ).container;
}

test('the sentence of sign-up names terms and privacy', () => {
  const { textContent } = show('signUp');
  expect(textContent).toContain('با ساختن حساب، قوانین استفاده و حریم خصوصی برپا را می‌پذیرید.');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [texts.documents.terms, '/terms'],
    [texts.documents.privacy, '/privacy'],
  ]);
});

test('the sentence of an order names terms and the guarantee', () => {
  expect(show('order').textContent).toContain('با ثبت سفارش، قوانین استفاده و شرایط بازگشت وجه برپا را می‌پذیرید.');
});

test('a document cannot take the page, with what was typed, away', () => {
  show('signUp');
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('target')).toBe('_blank');
});

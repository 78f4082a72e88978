import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { rial } from '#core/money.js';
import { WalletChart } from './wallet-chart.js';

test('the bars stand against an axis in toman', () => {
  const months = [
    { month: '1405-07', label: 'مهر ۱۴۰۵', inRials: rial(0), outRials: rial(9_000_000) },
    { month: '1405-08', label: 'آبان ۱۴۰۵', inRials: rial(35_000_000), outRials: rial(0) },
  ];
  render(
    <MantineProvider env="test">
      <WalletChart months={months} />
    </MantineProvider>,
  );
  for (const value of ['۰', '۱ میلیون', '۲ میلیون', '۳ میلیون', '۴ میلیون'])
    expect(screen.getByText(value)).toBeTruthy();
  expect(screen.getByText('مبلغ‌ها به تومان')).toBeTruthy();
});

/** A receipt as PDF: ours by Typst against the print of the same receipt by a Chromium page that is kept open. */
import { chromium } from '@playwright/test';
import { receiptHtml } from '#features/receipts/receipt-html.js';
import { receiptPdf } from '#features/receipts/receipt-pdf.js';
import { OUR_ADDRESS, RECEIPT } from '#tests/helpers/documents.js';

const ROUNDS = 40;

export interface PdfBench {
  /** Milliseconds a receipt, medians of the same rounds. */
  readonly oursMs: number;
  readonly chromiumMs: number;
  /** How many of ours fit into one of Chromium's; at least 3. */
  readonly ratio: number;
}

function median(values: number[]): number {
  return values.sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

const receiptOf = (round: number) => ({ ...RECEIPT, refId: String(201_749_300 + round) });

/** Turn by turn, so that both meet the same weather. The page shows the receipt already: only the print is measured. */
export async function benchReceiptPdf(browserPath: string): Promise<PdfBench> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.setContent(receiptHtml(receiptOf(round), OUR_ADDRESS));
      await page.evaluate('document.fonts.ready');
      const start = performance.now();
      await page.pdf({ format: 'A5', printBackground: true });
      const between = performance.now();
      receiptPdf(receiptOf(round), OUR_ADDRESS);
      theirs.push(between - start);
      ours.push(performance.now() - between);
    }
    const [oursMs, chromiumMs] = [median(ours), median(theirs)];
    return { oursMs, chromiumMs, ratio: chromiumMs / oursMs };
  } finally {
    await browser.close();
  }
}

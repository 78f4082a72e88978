/** The receipt as PDF by Typst: right-to-left shaping and digits are right there, in about 5 ms a page. */
import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { AppError } from '../../../core/errors.js';
import { projectPath } from '../../platform/paths.js';
import { describeReceipt } from './receipt-document.js';
import type { ReceiptRow } from './receipts.queries.js';

const WEIGHTS = ['Regular', 'Medium', 'Bold'] as const;
const TEMPLATE = projectPath('server/features/receipts/receipt.typ');

interface Press {
  readonly compiler: NodeCompiler;
  readonly template: string;
}

let press: Press | null = null;

/** Made with the first receipt: fonts and template are read once. */
function openPress(): Press {
  const fontBlobs = WEIGHTS.map((weight) =>
    readFileSync(projectPath(`node_modules/vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`)),
  );
  press ??= { compiler: NodeCompiler.create({ fontArgs: [{ fontBlobs }] }), template: readFileSync(TEMPLATE, 'utf8') };
  return press;
}

/** @throws AppError DOWNLOAD_FAILED when the page cannot be made. */
export function receiptPdf(receipt: ReceiptRow): Buffer {
  const { compiler, template } = press ?? openPress();
  try {
    return compiler.pdf({ mainFileContent: template, inputs: { data: JSON.stringify(describeReceipt(receipt)) } });
  } catch (error) {
    throw new AppError('DOWNLOAD_FAILED', { cause: error });
  } finally {
    // Without it the memoised pages of every receipt stay in memory.
    compiler.evictCache(0);
  }
}

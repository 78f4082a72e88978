/** Documents by Typst: right-to-left shaping and digits are right there, in about 5 ms a page. */
import { readFileSync } from 'node:fs';
import { NodeCompiler, type CompileDocArgs } from '@myriaddreamin/typst-ts-node-compiler';
import { AppError } from '#core/errors/errors.js';
import { projectPath } from '../paths.js';

const WEIGHTS = ['Regular', 'Medium', 'Bold'] as const;

let compiler: NodeCompiler | null = null;
const templates = new Map<string, string>();

/** Made with the first document: the fonts are read once. */
function createCompiler(): NodeCompiler {
  const fontBlobs = WEIGHTS.map((weight) =>
    readFileSync(projectPath(`node_modules/vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`)),
  );
  return (compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs }] }));
}

function templateOf(path: string): string {
  const known = templates.get(path) ?? readFileSync(projectPath(path), 'utf8');
  templates.set(path, known);
  return known;
}

function compile<Result>(
  path: string,
  data: object,
  make: (compiler: NodeCompiler, page: CompileDocArgs) => Result,
): Result {
  const typst = compiler ?? createCompiler();
  try {
    return make(typst, { mainFileContent: templateOf(path), inputs: { data: JSON.stringify(data) } });
  } catch (error) {
    throw new AppError('DOWNLOAD_FAILED', { cause: error });
  } finally {
    // Without it the memoised pages of every document stay in memory.
    typst.evictCache(0);
  }
}

/**
 * The document as PDF. `template` is a path inside the project; it reads `sys.inputs.data`, which Typst never
 * evaluates. @throws AppError DOWNLOAD_FAILED when the page cannot be made.
 */
export function printPdf(template: string, data: object): Buffer {
  return compile(template, data, (compiler, page) => compiler.pdf(page));
}

/**
 * The same page as SVG with its glyphs as paths, which looks the same on every machine. @throws AppError
 * DOWNLOAD_FAILED.
 */
export function printSvg(template: string, data: object): string {
  return compile(template, data, (compiler, page) => compiler.svg(page));
}

/** One stock picture: rendered by its scene, stored as WebP, and noted in sitekit/pictures/made.data.ts. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import sharp from 'sharp';
import { inProject } from '../lib/project.mjs';
import { run, stopOnSignals } from '../lib/run.mjs';

const KIT = inProject('scripts/render');
const FOLDER = inProject('dist/made/pictures');
const NOTES = inProject('sitekit/pictures/made.data.ts');
const DENOISER = `${FOLDER}/denoise.so`;
const PREVIEW = { size: '300x200', samples: 12 };
const { STOCK_LIST } = await import(inProject('sitekit/pictures/stock.data.ts'));
const { MADE_PICTURES } = await import(NOTES);

/** The builds of sites make smaller and stronger compressed files of it. */
const WEBP = { quality: 88, effort: 6, smartSubsample: true };
/** px of the placeholder. */
const PLACEHOLDER = 16;

stopOnSignals();

export const names = () => Object.keys(STOCK_LIST);

const fileOf = (name) => inProject('sitekit/pictures/files', `${name}.webp`);

export const isMade = (name) => Object.hasOwn(MADE_PICTURES, name) && existsSync(fileOf(name));

export const isOfThisKit = (name) => MADE_PICTURES[name]?.recipe === recipeOf(name);

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** The hash of all that the pixels follow from. */
function recipeOf(name) {
  const { scene, accent, size, samples } = STOCK_LIST[name];
  const kit = ['studio.py', 'parts.py', 'denoise.c', `scenes/${scene}.py`];
  return sha256(...kit.map((file) => readFileSync(`${KIT}/${file}`)), JSON.stringify({ accent, size, samples }));
}

/** Blender of Debian has no denoiser: ours is compiled for this machine. */
async function buildDenoiser() {
  const source = `${KIT}/denoise.c`;
  if (existsSync(DENOISER) && statSync(DENOISER).mtimeMs > statSync(source).mtimeMs) return;
  const flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC'];
  await must('cc', [...flags, source, '-o', DENOISER, '-lm']);
}

async function must(program, args) {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output.slice(-2000)}`);
}

/** The path of a new PNG. The machine's other work goes first. */
async function shoot(name, { size, samples }) {
  mkdirSync(FOLDER, { recursive: true });
  await buildDenoiser();
  const { scene, accent } = STOCK_LIST[name];
  const out = `${FOLDER}/${name}-${size}.png`;
  const findKit = `import sys; sys.path.insert(0, ${JSON.stringify(KIT)}); sys.dont_write_bytecode = True`;
  const blender = ['blender', '-b', '--factory-startup', '-noaudio', '--python-exit-code', '1'];
  const told = { out, size, spp: samples, accent, tmp: FOLDER, denoiser: DENOISER };
  const args = Object.entries(told).map(([key, value]) => `${key}=${value}`);
  const script = ['--python-expr', findKit, '-P', `${KIT}/scenes/${scene}.py`];
  await must('nice', ['-n', '19', ...blender, ...script, '--', ...args]);
  return out;
}

/** Renders a small picture, which is stored nowhere. */
export const previewOf = (name) => shoot(name, PREVIEW);

/** Renders, stores and notes a picture; it appears whole or not at all. */
export async function render(name) {
  const recipe = recipeOf(name);
  const png = await shoot(name, STOCK_LIST[name]);
  return store(name, recipe, png);
}

async function store(name, recipe, png) {
  const picture = await sharp(png).webp(WEBP).toBuffer();
  const { width, height } = await sharp(picture).metadata();
  const { dominant } = await sharp(picture).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const small = await sharp(picture).resize({ width: PLACEHOLDER }).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${small.toString('base64')}`;
  mkdirSync(inProject('sitekit/pictures/files'), { recursive: true });
  writeFileSync(`${fileOf(name)}.new`, picture);
  renameSync(`${fileOf(name)}.new`, fileOf(name));
  const noted = { recipe, file: sha256(picture), width, height, bytes: picture.length, colour, placeholder };
  await note(name, noted);
  return `${name}: ${width} × ${height} px, ${Math.round(picture.length / 1000)} kB`;
}

/** The notes of all pictures, in the order of the list; those that another run has made meanwhile stay. */
async function note(name, made) {
  const { MADE_PICTURES: now } = await import(`${NOTES}?at=${statSync(NOTES).mtimeMs}`);
  const all = { ...now, [name]: made };
  const ordered = Object.fromEntries(names().flatMap((each) => (all[each] ? [[each, all[each]]] : [])));
  const [head] = readFileSync(NOTES, 'utf8').split(' = ');
  const options = { ...(await prettier.resolveConfig(NOTES)), filepath: NOTES };
  const text = await prettier.format(`${head} = ${JSON.stringify(ordered)};`, options);
  writeFileSync(`${NOTES}.new`, text);
  renameSync(`${NOTES}.new`, NOTES);
}

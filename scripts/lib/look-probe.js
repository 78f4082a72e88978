/**
 * Runs inside the browser on a look sheet (sitekit/tools/look-sheet.ts):
 * `layLooks(width, scale)` gives every layout its width and lays them all out as small pictures, for one screenshot;
 * `probeCovered()` tells which texts lie under something or on a picture;
 * `probeShapes()` tells of every layout what is wider than the page, cut off by a frame, or set over other text;
 * `probeContrast()` tells what is too pale for its ground; `probeLooks()` tells all of it.
 */

/* global document, getComputedStyle, globalThis, Range, NodeFilter */

const SLACK = 1.5;
const AA = 4.49;

const say = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 32);
const hidden = (element) => element.closest('.bp-hidden,.bp-skip,details:not([open])>:not(summary)') !== null;
const silent = (element) => element.closest('[aria-hidden=true]') !== null;
const clips = (element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
/** The content of a frame of its own that one scrolls may be wider than the frame shows. */
const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

/** How small a layout is drawn at present: lengths on the screen per CSS pixel. */
let scale = 1;
const boxOf = (measured) => ({
  left: measured.left / scale,
  right: measured.right / scale,
  top: measured.top / scale,
  bottom: measured.bottom / scale,
  width: measured.width / scale,
  height: measured.height / scale,
});

/** Every text that is seen. */
function textsOf(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || hidden(parent) || !parent.checkVisibility()) continue;
    found.push({ words: say(node.data), parent, node });
  }
  return found;
}

/** Those texts that take room, with the boxes of their lines. */
function withBoxes(texts) {
  return texts.flatMap((text) => {
    const range = new Range();
    range.selectNodeContents(text.node);
    const boxes = [...range.getClientRects()].map(boxOf).filter((box) => box.width > 1 && box.height > 1);
    return boxes.length > 0 ? [{ ...text, boxes }] : [];
  });
}

/** The frame around a text that cuts it off, if any. */
function cutBy(text, root) {
  for (let at = text.parent; at && at !== root.parentElement; at = at.parentElement) {
    if (scrolls(at)) return null;
    if (!clips(at)) continue;
    const frame = boxOf(at.getBoundingClientRect());
    const out = text.boxes.some(
      (box) =>
        box.left < frame.left - SLACK ||
        box.right > frame.right + SLACK ||
        (at !== root && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4)),
    );
    if (out) return at;
  }
  return null;
}

/** Lines of Persian are set in boxes far taller than their letters, so a third of a line may lie over another. */
function meet(one, other) {
  return one.boxes.some((a) =>
    other.boxes.some(
      (b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.35,
    ),
  );
}

/** Things that reach out of the page, unless a frame inside of it cuts them. */
function tooWide(root) {
  const page = boxOf(root.getBoundingClientRect());
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.closest('svg,.bp-ornament') && !hidden(element))
    .filter((element) => {
      const box = boxOf(element.getBoundingClientRect());
      if (box.width === 0 || (box.left >= page.left - SLACK && box.right <= page.right + SLACK)) return false;
      let frame = element.parentElement;
      while (frame !== root && !clips(frame) && !scrolls(frame)) frame = frame.parentElement;
      return frame === root;
    })
    .map((element) => `wider than the page: ${element.tagName} ${element.className} ${say(element.textContent)}`);
}

function textsOverTexts(texts) {
  const heard = texts.filter(({ parent }) => !silent(parent));
  return heard.flatMap((one, index) =>
    heard
      .slice(index + 1)
      .filter((other) => !one.parent.contains(other.parent) && !other.parent.contains(one.parent) && meet(one, other))
      .map((other) => `text over text: ${one.words} / ${other.words}`),
  );
}

/** Whether an element itself is painted there: its ground, or a picture. Lines and patterns do not hide a text. */
function paints(element) {
  if (element.closest('svg') || element.tagName === 'IMG') return !element.closest('.bp-icon');
  return (numbers(getComputedStyle(element).backgroundColor)[3] ?? 1) > 0.99;
}

const related = (one, other) => one.contains(other) || other.contains(one);

/** Looks through everything that lies under the middle of a line, as it is painted, from the eye downwards. */
function throughAt(text, box, root) {
  const stack = document.elementsFromPoint(((box.left + box.right) / 2) * scale, ((box.top + box.bottom) / 2) * scale);
  const own = stack.findIndex((element) => related(element, text.parent));
  if (own < 0) return [];
  const cover = stack.slice(0, own).find((element) => root.contains(element) && paints(element));
  if (cover) return [`text under ${cover.tagName} ${cover.className.baseVal ?? cover.className}: ${text.words}`];
  const ground = stack.slice(own).find(paints);
  const onPicture = ground && (ground.closest('svg') || ground.tagName === 'IMG') && !ground.contains(text.parent);
  return onPicture ? [`text on a picture: ${text.words}`] : [];
}

const around = (box, x, y) => box.left < x && x < box.right && box.top < y && y < box.bottom;

/**
 * Needs the layout in the window: what is out of sight has nothing under a point. The browser is queried only where
 * boxes of strangers meet, and in a document of one layout: it takes long where five hundred are.
 */
function coveredTexts(texts, root) {
  const painted = [...root.querySelectorAll('*')]
    .filter((element) => (element.tagName === 'svg' || !element.closest('svg')) && !hidden(element) && paints(element))
    .map((element) => ({ element, box: boxOf(element.getBoundingClientRect()) }));
  return texts
    .filter(({ parent }) => !silent(parent) && !parent.closest('svg'))
    .flatMap((text) => {
      const strangers = painted.filter(({ element }) => !related(element, text.parent));
      const meeting = text.boxes.filter((box) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return strangers.some((stranger) => around(stranger.box, x, y));
      });
      return meeting.flatMap((box) => throughAt(text, box, root)).slice(0, 1);
    });
}

function shapeFaults(root) {
  const texts = withBoxes(textsOf(root));
  const cut = texts.flatMap((text) => {
    const frame = cutBy(text, root);
    return frame ? [`text cut by ${frame.className}: ${text.words}`] : [];
  });
  return [...tooWide(root), ...cut, ...textsOverTexts(texts)];
}

const channel = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
const numbers = (css) => (css.match(/[\d.]+/g) ?? []).map(Number);
const over = ([r, g, b, a = 1], below) => [r, g, b].map((value, at) => value * a + below[at] * (1 - a));

/** The layers of a background, the uppermost first, with the colours each runs through; a picture has none. */
function layersOf({ backgroundImage, backgroundSize }) {
  const images = backgroundImage.match(/[a-z-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ?? [];
  const sizes = backgroundSize.split(', ');
  return images.map((image, at) => {
    const stops = (image.match(/rgba?\([^)]*\)/g) ?? []).map(numbers);
    const plain = stops.length > 0 && new Set(stops.map(String)).size === 1 && (stops[0][3] ?? 1) === 1;
    return { stops, covers: plain && (sizes[at] ?? 'auto') === 'auto' };
  });
}

/** The colours that gradients add to those beneath them; nothing shines through a layer of one colour. */
function withStops(grounds, style) {
  const layers = layersOf(style);
  const covering = layers.findIndex((layer) => layer.covers);
  const seen = covering < 0 ? layers : layers.slice(0, covering);
  const base = covering < 0 ? grounds : [layers[covering].stops[0]];
  return [...base, ...seen.flatMap(({ stops }) => stops).flatMap((stop) => base.map((below) => over(stop, below)))];
}

/** The pattern of a section lies on its ground and under its texts. */
function withOrnament(grounds, style) {
  const { backgroundColor, opacity } = style;
  const [r, g, b, a = 1] = numbers(backgroundColor);
  const painted = a > 0 ? grounds.map((below) => over([r, g, b, a], below)) : [];
  const drawn = withStops(grounds, style);
  return [
    ...grounds,
    ...[...painted, ...drawn].map((color, at) => over([...color, Number(opacity)], grounds[at % grounds.length])),
  ];
}

/** Every colour that may be behind a thing: one, or the stops of its gradients. Remembered for one painting. */
function groundsOf(element, known) {
  if (!element) return [[255, 255, 255]];
  const remembered = known.get(element);
  if (remembered) return remembered;
  const style = getComputedStyle(element);
  const [r, g, b, a = 1] = numbers(style.backgroundColor);
  let grounds = a > 0.99 ? [[r, g, b]] : groundsOf(element.parentElement, known);
  if (a > 0 && a <= 0.99) grounds = grounds.map((below) => over([r, g, b, a], below));
  grounds = withStops(grounds, style);
  const ornament = element.querySelector(':scope>.bp-ornament');
  if (ornament) grounds = withOrnament(grounds, getComputedStyle(ornament));
  known.set(element, grounds);
  return grounds;
}

function contrastOf(parent, known) {
  return Math.min(
    ...groundsOf(parent, known).map((ground) => {
      const [one, other] = [luminance(over(numbers(getComputedStyle(parent).color), ground)), luminance(ground)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }),
  );
}

function contrastFaults(root, known) {
  return textsOf(root)
    .filter(({ parent }) => !silent(parent))
    .map(({ parent, words }) => ({ words, contrast: contrastOf(parent, known) }))
    .filter(({ contrast }) => contrast < AA)
    .map(({ contrast, words }) => `contrast ${contrast.toFixed(2)}: ${words}`);
}

const entries = () => [...document.querySelectorAll('[data-layout]')];

/** @returns {{ id: string, fault: string }[]} */
function probe(faultsOf) {
  return entries().flatMap((entry) => {
    scale = entry.getBoundingClientRect().width / entry.offsetWidth;
    return faultsOf(entry.querySelector('.bp-site')).map((fault) => ({ id: entry.dataset.layout, fault }));
  });
}

globalThis.probeCovered = () => probe((root) => coveredTexts(withBoxes(textsOf(root)), root));
globalThis.probeShapes = () => probe(shapeFaults);
globalThis.probeContrast = () => {
  const known = new Map();
  return probe((root) => contrastFaults(root, known));
};
/** The least contrast of an element's text, for a comparison with another judge. */
globalThis.contrastOfText = (element) => contrastOf(element, new Map());
globalThis.probeLooks = () => [...globalThis.probeShapes(), ...globalThis.probeContrast()];

/** Places of the small pictures, in px of the screenshot: columns of one width, each as short as can be. */
function places(heights, width, across) {
  const columns = Array(Math.max(1, Math.floor(across / width))).fill(0);
  return heights.map((height) => {
    const column = columns.indexOf(Math.min(...columns));
    const place = { x: column * width, y: columns[column], width, height };
    columns[column] += height;
    return place;
  });
}

/**
 * @returns {{ id: string, type: string, x: number, y: number, width: number, height: number }[]} in px of the screen
 */
globalThis.layLooks = (width, small) => {
  const looks = entries();
  for (const each of looks) {
    each.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:${width}px;transform:scale(${small});transform-origin:0 0`;
  }
  const cell = Math.round(width * small);
  const found = places(
    looks.map((each) => Math.ceil(each.offsetHeight * small)),
    cell,
    globalThis.innerWidth,
  );
  found.forEach(({ x, y }, at) => Object.assign(looks[at].style, { left: `${x}px`, top: `${y}px` }));
  return found.map((place, at) => {
    const { layout: id, type } = looks[at].dataset;
    return { id, type, ...place, height: looks[at].offsetHeight * small };
  });
};

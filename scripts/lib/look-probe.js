/**
 * Runs inside the browser on a look sheet (sitekit/tools/look-sheet.ts): `probeLooks()` tells of every layout what
 * is wider than the page, cut off by a frame, set over other text, or too pale for its ground.
 */

/* global document, getComputedStyle, globalThis, Range, NodeFilter */

const SLACK = 1.5;
const AA = 4.49;

const say = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 32);
const hidden = (element) => element.closest('.bp-hidden,.bp-skip,details:not([open])>:not(summary)') !== null;
const silent = (element) => element.closest('[aria-hidden=true]') !== null;
const clips = (element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
/** What stands in a frame of its own that one scrolls may be wider than the frame shows. */
const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

/** Every text that is seen, with the boxes of its lines. */
function textsOf(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || hidden(parent) || !parent.checkVisibility()) continue;
    const range = new Range();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length > 0) found.push({ words: say(node.data), parent, boxes });
  }
  return found;
}

/** The frame around a text that cuts it off, if any. */
function cutBy(text, root) {
  for (let at = text.parent; at && at !== root.parentElement; at = at.parentElement) {
    if (scrolls(at)) return null;
    if (!clips(at)) continue;
    const frame = at.getBoundingClientRect();
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

const channel = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const rgb = (css) => (css.match(/[\d.]+/g) ?? []).map(Number);
const luminance = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);

function groundOf(element) {
  for (let at = element; at; at = at.parentElement) {
    const [r, g, b, a = 1] = rgb(getComputedStyle(at).backgroundColor);
    if (a > 0.99) return [r, g, b];
  }
  return [255, 255, 255];
}

function contrastOf({ parent }) {
  const [one, other] = [luminance(rgb(getComputedStyle(parent).color)), luminance(groundOf(parent))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
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
  const page = root.getBoundingClientRect();
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.closest('svg,.bp-ornament') && !hidden(element))
    .filter((element) => {
      const box = element.getBoundingClientRect();
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

function faultsOf(root) {
  const texts = textsOf(root);
  const cut = texts.flatMap((text) => {
    const frame = cutBy(text, root);
    return frame ? [`text cut by ${frame.className}: ${text.words}`] : [];
  });
  const pale = texts
    .filter((text) => !silent(text.parent) && contrastOf(text) < AA)
    .map((text) => `contrast ${contrastOf(text).toFixed(2)}: ${text.words}`);
  return [...tooWide(root), ...cut, ...pale, ...textsOverTexts(texts)];
}

/** @returns {{ id: string, fault: string }[]} */
globalThis.probeLooks = () =>
  [...document.querySelectorAll('[data-layout]')].flatMap((entry) =>
    faultsOf(entry.querySelector('.bp-site')).map((fault) => ({ id: entry.dataset.layout, fault })),
  );

/** The contact sheet: one HTML file that fetches nothing. */
export interface Pictured {
  readonly name: string;
  readonly pictures: readonly {
    readonly device: 'phone' | 'desktop';
    readonly scheme: 'light' | 'dark';
    /** Base64. */
    readonly jpeg: string;
  }[];
}

const STYLE = `
body { margin: 24px; background: #8883; font: 15px/1.5 system-ui; color-scheme: light dark }
section { margin-block: 32px }
div { display: flex; gap: 16px; align-items: start; overflow-x: auto }
img { inline-size: auto; border-radius: 8px; box-shadow: 0 1px 8px #0005; flex: none }
.phone { inline-size: 260px }
.desktop { inline-size: 640px }
`;

function figure({ name, pictures }: Pictured): string {
  const images = pictures.map(
    ({ device, scheme, jpeg }) =>
      `<img class="${device}" alt="${name}, ${device}, ${scheme}" src="data:image/jpeg;base64,${jpeg}" loading="lazy">`,
  );
  return `<section><h3>${name}</h3><div>${images.join('')}</div></section>`;
}

/** Names are those of the list of screens: letters, digits and punctuation that HTML has no meaning for. */
export function sheetHtml(groups: readonly (readonly [viewer: string, screens: readonly Pictured[]])[]): string {
  const parts = groups.map(([viewer, screens]) => `<h2>${viewer}</h2>${screens.map(figure).join('')}`);
  return `<!doctype html><meta charset="utf-8"><title>Barpa, every screen</title><style>${STYLE}</style>${parts.join('')}`;
}

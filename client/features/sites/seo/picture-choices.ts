/** The pictures of an order that may be shown in shared links. Pure. */
import type { SitePictureFragment } from '#client/gql/graphql.js';

export interface PictureChoiceItem {
  /** `file:<id>` */
  readonly reference: string;
  readonly name: string;
  /** On the host of the page itself. */
  readonly address: string;
}

/** The kinds of pictures from which the build can make one of 1200 × 630 px. */
const USABLE = /^image\/(png|jpeg|webp|gif)$/;

/** Each once, in the given order. */
export function pictureChoices(files: readonly SitePictureFragment[]): readonly PictureChoiceItem[] {
  const usable = files.filter(({ mimeType }) => USABLE.test(mimeType));
  const byId = new Map(usable.map((file) => [file.id, file]));
  return [...byId.values()].map(({ id, fileName, url }) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    return { reference: `file:${id}`, name: fileName, address: pathname + search };
  });
}

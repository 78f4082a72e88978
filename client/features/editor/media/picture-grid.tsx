import { IconPhoto } from '@tabler/icons-react';
import { mediaMessages as m } from '../messages/media.messages.js';
import styles from './media.module.css';
import type { ShownPicture } from './use-library.js';

interface PictureGridProps {
  readonly pictures: readonly ShownPicture[];
  /** The picture whose details are shown; null for none. */
  readonly selected: string | null;
  /** A picture is chosen for a place, instead of looked at. */
  readonly isPicking: boolean;
  readonly onPick: (image: string) => void;
}

/** The pictures as tiles, each a button. */
export function PictureGrid({ pictures, selected, isPicking, onPick }: PictureGridProps) {
  return (
    <ul className={styles.grid}>
      {pictures.map(({ image, name, address, uses }) => (
        <li key={image}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={isPicking ? undefined : selected === image}
            aria-label={isPicking ? m.pick(name ?? m.nameless) : m.picture(name ?? m.nameless, uses.length)}
            onClick={() => onPick(image)}
          >
            {address === null ? (
              <IconPhoto size={28} aria-hidden />
            ) : (
              <img src={address} alt="" loading="lazy" decoding="async" />
            )}
            <span className={styles.badge} data-unused={uses.length === 0 || undefined}>
              {uses.length > 0 ? m.uses(uses.length) : m.unused}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

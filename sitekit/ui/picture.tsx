import { drawPanorama } from '../art/panorama.js';
import { drawScene } from '../layouts/library.js';
import type { SectionProps } from '../section.types.js';
import { Photo } from './photo.js';
import { slotMark } from './slot.js';
import { VideoFrame } from './video-frame.js';

export interface PictureProps {
  of: SectionProps;
  slot: string;
  /** Which of the trade's drawings stands there while the customer has put no picture. */
  art: number;
  className?: string;
  /** The slot of the text that describes the picture. */
  alt?: string;
  /** True for a frame as wide as the page: a wide drawing stands there. */
  wide?: boolean;
}

/**
 * The customer's picture, or a drawing of ours, filling its frame. The drawing is ornament and silent. Where a video
 * plays in its place, the picture fills the frame of the video.
 */
export function Picture({ of, slot, className, ...picture }: PictureProps) {
  const names = className ? `bp-pic ${className}` : 'bp-pic';
  if (of.videos?.[slot] === undefined) return <StillPicture {...picture} of={of} slot={slot} className={names} />;
  const words = of.pictureTexts?.[slot] || of.texts[picture.alt ?? 'title'] || '';
  return (
    <VideoFrame of={of} slot={slot} className={names} words={words}>
      <StillPicture {...picture} of={of} slot={slot} className="bp-poster" />
    </VideoFrame>
  );
}

function StillPicture({ of, slot, art, className = '', alt = 'title', wide = false }: PictureProps) {
  const source = of.images[slot];
  if (source)
    return (
      <Photo
        of={of}
        slot={slot}
        source={source}
        alt={of.texts[alt] ?? ''}
        width={wide ? 'page' : 'part'}
        className={className}
      />
    );
  return (
    <svg
      className={className}
      viewBox={wide ? '0 0 1600 600' : '0 0 800 600'}
      preserveAspectRatio={wide ? 'xMidYMax slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
      {...slotMark(of, slot)}
    >
      {wide ? drawPanorama(art + of.treatment.scene) : drawScene(of.trade, art + of.treatment.scene)}
    </svg>
  );
}

/** A picture as wide as the page. Three drawings share it while the customer has none: one alone would be cut. */
export function PictureStrip({ of, slot }: { of: SectionProps; slot: string }) {
  return (
    <div className="bp-strip">
      {of.images[slot] ? (
        <Picture of={of} slot={slot} art={0} wide />
      ) : (
        [0, 1, 2].map((art) => <Picture key={art} of={of} slot={slot} art={art} />)
      )}
    </div>
  );
}

/** The first letter of a name in a circle; stands for a portrait. */
export function Initial({ of, name }: { of: SectionProps; name: string }) {
  const letter = (of.texts[name] ?? '').replace(/^(دکتر|مهندس|استاد)\s+/, '').charAt(0);
  return (
    <span className="bp-initial" aria-hidden="true">
      {letter}
    </span>
  );
}

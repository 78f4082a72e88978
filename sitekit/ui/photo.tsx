import type { ComponentProps, CSSProperties } from 'react';
import { focalPoint } from '#core/sections/focal-point.js';
import { PICTURE_WIDTHS, plainSource, type PictureSet, type PictureSource, type PictureWidth } from '../picture-set.js';
import type { SectionProps } from '../section.types.js';
import { slotMark } from './slot.js';

const sourceSet = (sources: readonly PictureSource[]): string =>
  sources.map(({ address, width }) => `${address} ${width}w`).join(', ');

export interface SizedPictureProps {
  set: PictureSet;
  width: PictureWidth;
  alt: string;
  /** True for the picture that is fetched before all others. */
  first?: boolean;
  /** True for one that need not wait until it comes near: logos of the head. */
  eager?: boolean;
  /** The class of the frame that the picture fills. Left out, the picture keeps its own shape, with `imgClass`. */
  frameClass?: string;
  imgClass?: string;
  /** The style of the `img`. */
  style?: CSSProperties | undefined;
}

/** A picture in every size it was made in: WebP, and JPEG or PNG for browsers that know no WebP. */
export function SizedPicture(props: SizedPictureProps) {
  const { set, width, alt, first = false, eager = first, frameClass, imgClass, style } = props;
  const sizes = eager ? PICTURE_WIDTHS[width] : `auto, ${PICTURE_WIDTHS[width]}`;
  return (
    <picture className={frameClass ? `bp-frame ${frameClass}` : 'bp-bare'}>
      <source type="image/webp" srcSet={sourceSet(set.webp)} sizes={sizes} />
      <img
        className={imgClass}
        style={style}
        src={plainSource(set)?.address}
        srcSet={sourceSet(set.fallback)}
        sizes={sizes}
        width={set.width}
        height={set.height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

export interface PhotoProps {
  of: SectionProps;
  slot: string;
  /** The source as in `of.images`. */
  source: string;
  alt: string;
  width: PictureWidth;
  className: string;
  /** Keeps its own shape and fills no frame. */
  bare?: boolean;
}

/** The customer's picture in a slot: in all its sizes in a built site, one address where it is only looked at. */
export function Photo({ of, slot, source, alt: usual, width, className, bare = false }: PhotoProps) {
  const alt = of.pictureTexts?.[slot] || usual;
  const style = bare ? undefined : focalStyle(of.focalPoints?.[slot]);
  const set = of.pictureSets?.[slot];
  if (set) {
    const look: Pick<ComponentProps<typeof SizedPicture>, 'frameClass' | 'imgClass'> = bare
      ? { imgClass: className }
      : { frameClass: className };
    return <SizedPicture set={set} width={width} alt={alt} style={style} first={of.firstPicture === slot} {...look} />;
  }
  return (
    <img
      className={className}
      style={style}
      src={source}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...slotMark(of, slot)}
    />
  );
}

function focalStyle(stored: string | undefined): CSSProperties | undefined {
  const point = stored === undefined ? null : focalPoint(stored);
  return point ? { objectPosition: `${point.left}% ${point.top}%` } : undefined;
}

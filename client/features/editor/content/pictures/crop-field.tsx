import { Button, Group, Input } from '@mantine/core';
import { useRef, useState } from 'react';
import { cropPixels, pictureCrop, storedCrop, WHOLE, type PictureCrop } from '#core/sections/picture-crop.js';
import { sectionPictureMessages as m } from '../../messages/pictures.messages.js';
import { CORNERS, largestOf, RATIO_NAMES, ratioIn, smallestIn, type RatioName } from './crop-box.js';
import styles from './crop-field.module.css';
import frames from './picture-dialog.module.css';
import { useCropDrag } from './use-crop-drag.js';

interface CropFieldProps {
  /** The address of the whole picture. */
  readonly address: string;
  /** The stored value. */
  readonly value: string | undefined;
  /** Null for the whole picture. */
  readonly onChange: (value: string | null) => void;
}

const share = (fraction: number): string => `${fraction * 100}%`;

/** The whole picture with a frame around the part that is shown. */
export function CropField({ address, value, onChange }: CropFieldProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1000, height: 1000 });
  const [ratioName, setRatio] = useState<RatioName>('free');
  const crop = (value === undefined ? null : pictureCrop(value)) ?? WHOLE;
  const keep = (next: PictureCrop) => onChange(storedCrop(next));
  const bounds = { ratio: ratioIn(size, ratioName), least: smallestIn(size) };
  const { shown, propsOf } = useCropDrag({ picture, crop, bounds, keep });
  const pick = (name: RatioName) => {
    setRatio(name);
    const ratio = ratioIn(size, name);
    if (ratio !== null) keep(largestOf(crop, ratio));
  };
  const pixels = cropPixels(shown, size);
  return (
    <Input.Wrapper label={m.crop} description={m.cropHint} labelElement="div">
      <Group gap={6} mt={8} role="group" aria-label={m.ratio}>
        {RATIO_NAMES.map((name) => (
          <Button
            key={name}
            size="sm"
            px="sm"
            variant={name === ratioName ? 'filled' : 'default'}
            aria-pressed={name === ratioName}
            onClick={() => pick(name)}
          >
            {m.ratios[name]}
          </Button>
        ))}
      </Group>
      <div ref={picture} className={`${frames.frame} ${styles.picture}`} dir="ltr">
        <img
          className={frames.picture}
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            width > 0 && height > 0 && setSize({ width, height })
          }
        />
        <CropFrame crop={shown} propsOf={propsOf} />
      </div>
      <Group justify="space-between" mt={6} mih={44}>
        <span className={styles.size} role="status">
          {m.cropSize(pixels.width, pixels.height)}
        </span>
        {value !== undefined && (
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            onClick={() => {
              setRatio('free');
              onChange(null);
            }}
          >
            {m.whole}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}

interface CropFrameProps {
  readonly crop: PictureCrop;
  readonly propsOf: ReturnType<typeof useCropDrag>['propsOf'];
}

/** The frame over the picture: it is moved by itself, and resized by its corners. */
function CropFrame({ crop, propsOf }: CropFrameProps) {
  const { left, top, width, height } = crop;
  const place = { left: share(left), top: share(top), width: share(width), height: share(height) };
  return (
    <div className={styles.box} style={place}>
      <button type="button" className={styles.move} aria-label={m.moveCrop} {...propsOf('frame')} />
      {CORNERS.map((corner) => (
        <button
          key={`${corner.x} ${corner.y}`}
          type="button"
          className={styles.corner}
          data-x={corner.x}
          data-y={corner.y}
          aria-label={m.corner(corner)}
          {...propsOf(corner)}
        />
      ))}
    </div>
  );
}

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { videoOfTyped, videoPage } from '#core/sections/video.js';
import type { ImageSlot } from '#sitekit/section.types.js';
import { sectionPictureMessages as m } from '../../messages/pictures.messages.js';
import { useHeldText } from '../../context/use-held-text.js';
import { useEditContent } from '../use-content.js';

/** Characters of a typed address. */
const LONGEST = 500;

interface VideoFieldProps {
  readonly section: DesignSection;
  readonly slot: ImageSlot;
}

/** The address of a video that plays in the place of a picture. It stays as it was typed while one types. */
export function VideoField({ section, slot }: VideoFieldProps) {
  const edit = useEditContent();
  const held = useHeldText(`video ${section.id} ${slot.name}`);
  const [typed, setTyped] = useState<string | null>(null);
  const stored = section.customData.videos?.[slot.name];
  const shown = typed ?? (held.text || (stored === undefined ? '' : (videoPage(stored) ?? '')));
  const isFaulty = shown.trim() !== '' && videoOfTyped(shown) === null;
  const change = (text: string) => {
    setTyped(text);
    const video = videoOfTyped(text);
    held.hold(video === null ? text.trim() : '');
    if (video !== null || text.trim() === '') edit(section.id, 'videos', slot.name, video);
  };
  return (
    <TextInput
      label={m.video(slot.label)}
      description={m.videoHint}
      dir="ltr"
      inputMode="url"
      value={shown}
      maxLength={LONGEST}
      error={isFaulty && m.videoFault}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

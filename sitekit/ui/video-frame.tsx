import type { ReactNode } from 'react';
import { videoPlayer } from '#core/sections/video.js';
import { escapeMarkup } from '../build/escape.js';
import { UI_WORDS } from '../copy/slots.messages.js';
import type { SectionProps } from '../section.types.js';

export interface VideoFrameProps {
  of: SectionProps;
  /** The slot of the picture that stands for the video. */
  slot: string;
  className: string;
  /** The alternative text of the picture. */
  words: string;
  /** The picture, filling the frame. */
  children: ReactNode;
}

/** A document that is one link. Its styles are attributes: the policy of sites has no other inline styles. */
function linkDocument(player: string, name: string): string {
  const link = `<a style="position:fixed;inset:0;outline-offset:-6px" href="${escapeMarkup(player)}" aria-label="${escapeMarkup(name)}"></a>`;
  return `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><title>${escapeMarkup(name)}</title><body style="margin:0">${link}`;
}

/**
 * A picture that a click turns into the player of a video. Over the picture is a transparent frame that contains one
 * link: pressed, it opens the player in the frame. So nothing runs, and nothing is fetched from elsewhere before the
 * click, in any browser. In a draft there is the picture alone.
 */
export function VideoFrame({ of, slot, className, words, children }: VideoFrameProps) {
  const player = videoPlayer(of.videos?.[slot] ?? '');
  const name = words ? `${UI_WORDS.play}: ${words}` : UI_WORDS.play;
  return (
    <div className={`bp-video ${className}`}>
      {children}
      <span className="bp-play" aria-hidden="true" />
      {of.pictureSets && player && (
        <iframe
          title={name}
          srcDoc={linkDocument(player, name)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  );
}

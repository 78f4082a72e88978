import { UI_WORDS } from '../copy/slots.messages.js';

interface AnnouncementLineProps {
  readonly text: string;
  /** Null where it leads nowhere. */
  readonly href: string | null;
}

/** The owner's announcement, above the header of every page. */
export function AnnouncementLine({ text, href }: AnnouncementLineProps) {
  return (
    <aside className="bp-announcement" data-tone="brand" aria-label={UI_WORDS.announcement}>
      {href === null ? <p>{text}</p> : <a href={href}>{text}</a>}
    </aside>
  );
}

/**
 * Videos of sections: `<service>:<id>`, read from the address of the video. Never a whole address: only these services
 * are ever embedded.
 */

/** The longest stored video, in characters. */
export const VIDEO_LENGTH = 20;

interface VideoService {
  readonly id: RegExp;
  /** The video's own page, as it is copied from a browser. */
  readonly page: (id: string) => string;
  /** The player, as it is embedded. Its origin is allowed in frames. */
  readonly player: (id: string) => string;
}

const SERVICES = {
  aparat: {
    id: /^[A-Za-z0-9]{4,12}$/,
    page: (id) => `https://www.aparat.com/v/${id}`,
    player: (id) => `https://www.aparat.com/video/video/embed/videohash/${id}/vt/frame`,
  },
  youtube: {
    id: /^[\w-]{11}$/,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    id: /^\d{6,12}$/,
    page: (id) => `https://vimeo.com/${id}`,
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
} as const satisfies Readonly<Record<string, VideoService>>;
type ServiceName = keyof typeof SERVICES;

/** Where players come from. */
export const PLAYER_ORIGINS: readonly string[] = Object.values(SERVICES).map(
  ({ player }) => new URL(player('x')).origin,
);

const isService = (name: string): name is ServiceName => Object.hasOwn(SERVICES, name);

function parts(stored: string): { readonly service: VideoService; readonly id: string } | null {
  const [name = '', id = '', ...more] = stored.slice(0, VIDEO_LENGTH + 1).split(':');
  if (!isService(name) || more.length > 0 || !SERVICES[name].id.test(id)) return null;
  return { service: SERVICES[name], id };
}

export const isVideo = (stored: string): boolean => parts(stored) !== null;

/** The address of the player; null for anything that is no video. */
export function videoPlayer(stored: string): string | null {
  const found = parts(stored);
  return found && found.service.player(found.id);
}

/** The address of the video's own page; null for anything that is no video. */
export function videoPage(stored: string): string | null {
  const found = parts(stored);
  return found && found.service.page(found.id);
}

/** Characters of an address that are read. */
const TYPED_LENGTH = 500;

/** Where the id is in the path of an address of these hosts. */
const PATHS: readonly (readonly [ServiceName, RegExp, RegExp])[] = [
  ['aparat', /^(?:www\.)?aparat\.com$/, /^\/v\/([^/]+)/],
  ['aparat', /^(?:www\.)?aparat\.com$/, /^\/video\/video\/embed\/videohash\/([^/]+)/],
  ['youtube', /^youtu\.be$/, /^\/([^/]+)/],
  ['youtube', /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/, /^\/(?:embed|shorts|live)\/([^/]+)/],
  ['vimeo', /^(?:www\.)?vimeo\.com$/, /^\/([^/]+)/],
  ['vimeo', /^player\.vimeo\.com$/, /^\/video\/([^/]+)/],
];

function idOf({ hostname, pathname, searchParams }: URL): readonly [ServiceName, string] | null {
  for (const [name, host, path] of PATHS) {
    const id = host.test(hostname) ? path.exec(pathname)?.[1] : undefined;
    if (id !== undefined) return [name, id];
  }
  const watched = searchParams.get('v');
  const isWatch = /^(?:(?:www|m)\.)?youtube\.com$/.test(hostname) && pathname === '/watch';
  return isWatch && watched !== null ? ['youtube', watched] : null;
}

/** The stored form of a typed address of a video; null while it is none of these services'. */
export function videoOfTyped(typed: string): string | null {
  const text = typed.trim();
  if (text.length > TYPED_LENGTH) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const found = URL.canParse(address) ? idOf(new URL(address)) : null;
  const stored = found && `${found[0]}:${found[1]}`;
  return stored !== null && isVideo(stored) ? stored : null;
}

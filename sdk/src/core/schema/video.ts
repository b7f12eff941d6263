/** A video on a host whose player the site may embed. */
export interface Video {
  /** Name of the host. */
  readonly host: 'VK Видео' | 'RuTube' | 'YouTube';
  /** URL of the player. */
  readonly player: string;
}

/** The origins of those players; the server allows pages to frame these and no other foreign origins. */
export const playerOrigins = ['https://vkvideo.ru', 'https://rutube.ru', 'https://www.youtube-nocookie.com'] as const;
const [vk, rutube, youtube] = playerOrigins;

/** The video that a link leads to; undefined for another host, and for a page that is not a single video. */
export function videoOf(link: string): Video | undefined {
  const whole = /^https?:\/\//.test(link) ? link : `https://${link}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, pathname, searchParams: query } = new URL(whole);
  const host = hostname.replace(/^(www|m)\./, '');
  const [first = '', second = '', third = ''] = pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return onYouTube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return onYouTube(/^(embed|shorts|live)$/.test(first) ? second : (query.get('v') ?? ''));
  if (host === 'rutube.ru') {
    const id = first === 'video' ? second : first === 'play' && second === 'embed' ? third : '';
    return /^\w+$/.test(id) && id !== 'private' && id !== 'person'
      ? { host: 'RuTube', player: `${rutube}/play/embed/${id}` }
      : undefined;
  }
  if (host === 'vk.com' || host === 'vk.ru' || host === 'vkvideo.ru') return onVk(pathname, query);
  return undefined;
}

const onYouTube = (id: string): Video | undefined =>
  /^[\w-]{6,20}$/.test(id) ? { host: 'YouTube', player: `${youtube}/embed/${id}` } : undefined;

/** `/video-1_2`, `/clip-1_2`, `?z=video-1_2/…` over another page, or the address of the player itself. */
function onVk(pathname: string, query: URLSearchParams): Video | undefined {
  const [, owner = query.get('oid') ?? '', id = query.get('id') ?? ''] =
    /(?:video|clip)(-?\d+)_(\d+)/.exec(`${pathname} ${query.get('z') ?? ''}`) ?? [];
  if (!/^-?\d+$/.test(owner) || !/^\d+$/.test(id)) return undefined;
  // A video that is only available by its link has a key.
  const hash = query.get('hash') ?? '';
  const key = /^\w+$/.test(hash) ? `&hash=${hash}` : '';
  return { host: 'VK Видео', player: `${vk}/video_ext.php?oid=${owner}&id=${id}${key}` };
}

/**
 * Fetches again the stylesheets that failed to load with a chunk of code: Vite requests each only once, so the code
 * would be shown without them.
 */
export async function sanitizeInlineStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const arrived = new Set(links.filter(hasCome).map(link => link.href));
  const missing = new Map(links.filter(link => !arrived.has(link.href)).map(link => [link.href, link]));
  await Promise.all([...missing.values()].map(again));
}

/** Whether a stylesheet has loaded; one that failed has no `sheet`, or one whose rules cannot be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false;
  }
}

const again = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
    document.head.append(copy);
  });

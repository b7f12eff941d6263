/**
 * Fetches again the styles that failed to arrive with a piece of code: Vite asks for each only once, so that the code
 * would come without them.
 */
export async function mendStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const arrived = new Set(links.filter(hasCome).map(link => link.href));
  const missing = new Map(links.filter(link => !arrived.has(link.href)).map(link => [link.href, link]));
  await Promise.all([...missing.values()].map(again));
}

/** Of styles that failed there is no sheet, or one that lets nobody read it. */
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

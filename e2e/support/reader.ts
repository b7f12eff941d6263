import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Records from the start what a screen reader says by itself: new texts in live regions, and what takes the focus. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    window.heard = heard;
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
    const textOf = (region: Element) => {
      const copy = region.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    const last = new WeakMap<Element, string>();
    const hear = (region: Element) => {
      const text = textOf(region);
      if (text && text !== last.get(region)) heard.push(text);
      last.set(region, text);
    };
    new MutationObserver(changes => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (region) regions.add(region);
        for (const node of addedNodes)
          if (node instanceof Element) for (const inner of node.querySelectorAll(live)) regions.add(inner);
      }
      regions.forEach(hear);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && /^H[1-6]$/.test(target.tagName)) heard.push(`# ${textOf(target)}`);
    });
  });
}

/** What has been said since the last call. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard.splice(0));

/** Waits for an announcement; returns all announcements until then. */
export async function hears(page: Page, words: string | RegExp): Promise<string[]> {
  const all: string[] = [];
  const fits = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text));
  await expect
    .poll(
      async () => {
        all.push(...(await heard(page)));
        return all.some(fits);
      },
      `«${words}» is said; so far: ${all.join(' | ')}`,
    )
    .toBe(true);
  return all;
}

const controls =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem|gridcell)$/;
/** Landmarks that may stand more than once on a page, and so are told apart by their names. */
const landmarks = /^(navigation|region|complementary|form|search)$/;

/** What is wrong with a page for users of screen readers, by the accessibility tree of the browser. */
export async function unheardOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const heardNodes = nodes.filter(({ ignored }) => !ignored);
  const of = (role: RegExp) => heardNodes.filter(node => role.test(node.role?.value ?? ''));
  const nameOf = ({ name }: (typeof nodes)[number]) => String(name?.value ?? '').trim();
  const levels = of(/^heading$/).map(node =>
    Number(node.properties?.find(({ name }) => name === 'level')?.value.value),
  );
  const marks = of(landmarks).map(node => `${node.role?.value} «${nameOf(node)}»`);
  return [
    ...of(controls).flatMap(node => (nameOf(node) ? [] : [`a ${node.role?.value} without a name`])),
    ...(levels.filter(level => level === 1).length === 1 ? [] : [`headings ${levels.join(' ')}: not one of level 1`]),
    ...levels.flatMap((level, at) =>
      at > 0 && level > (levels[at - 1] ?? 0) + 1 ? [`a heading ${level} after ${levels[at - 1]}`] : [],
    ),
    ...(of(/^main$/).length === 1 ? [] : ['not one main part']),
    ...marks.filter((mark, at) => marks.indexOf(mark) !== at).map(mark => `${mark} twice`),
    ...marks.filter(mark => mark.endsWith('«»') && !mark.startsWith('search')).map(mark => `${mark} has no name`),
  ];
}

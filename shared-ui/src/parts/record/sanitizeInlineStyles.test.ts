import { afterEach, expect, it } from 'vitest';
import { sanitizeInlineStyles } from './sanitizeInlineStyles.ts';

afterEach(() => document.head.replaceChildren());

const links = () => [...document.head.querySelectorAll('link')];

function aLink(name: string, sheet: object | null): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `http://venue.test/${name}.css`;
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return link;
}

// The `sheet` of a stylesheet that failed to load, in Chrome.
const refusing = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

it('fetches again the styles that have not come, each once, and those only', async () => {
  aLink('here', { cssRules: [] });
  aLink('missing', refusing);
  aLink('missing', null);
  const mended = sanitizeInlineStyles();
  expect(links()).toHaveLength(4);
  const copy = links()[3];
  expect(copy?.href).toBe('http://venue.test/missing.css');
  copy?.dispatchEvent(new Event('load'));
  await expect(mended).resolves.toBeUndefined();
});

it('fails when they do not come again', async () => {
  aLink('missing', null);
  const mended = sanitizeInlineStyles();
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(mended).rejects.toThrow(/Unable to preload CSS for .*missing\.css/);
});

import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

// Runs as in the page: a plain script, before any module.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('CSS', { supports: () => true });
  new Function(readFileSync(`${import.meta.dirname}/boot.js`, 'utf8'))();
});
beforeEach(() => {
  vi.useFakeTimers();
  // A server-rendered page contains the replies it was rendered from.
  drawn('script').id = 'replies';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** An element as the server rendered it. */
function drawn<K extends keyof HTMLElementTagNameMap>(name: K, within: Element = document.body) {
  const element = document.createElement(name);
  within.append(element);
  return element;
}

/** Marks an element as React does when it hydrates it. */
const takeOver = (element: Element) => Object.assign(element, { __reactProps$1: {} });

it('presses a button again once the app has taken it over, and only then', () => {
  const button = drawn('button');
  const pressed = vi.fn();
  document.body.addEventListener('click', pressed, { once: true });
  drawn('span', button).click();
  vi.advanceTimersByTime(1000);
  expect(pressed).not.toHaveBeenCalled();
  expect(button.dataset.waits).toBe('');
  takeOver(button);
  vi.advanceTimersByTime(50);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.dataset.waits).toBeUndefined();
});

it('presses an hour of a calendar again, which is a cell of a grid', () => {
  const cell = drawn('div');
  cell.setAttribute('role', 'gridcell');
  const pressed = vi.fn();
  cell.addEventListener('click', pressed);
  cell.click();
  expect(pressed).not.toHaveBeenCalled();
  takeOver(cell);
  vi.advanceTimersByTime(50);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('leaves links to the browser, and what was taken over to the app', () => {
  const seen = vi.fn((event: Event) => event.preventDefault());
  const [link, button] = [drawn('a'), drawn('button')];
  takeOver(button);
  for (const element of [link, button]) {
    element.addEventListener('click', seen);
    element.click();
  }
  expect(seen).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(seen).toHaveBeenCalledTimes(2);
});

it('leaves a page alone that the app has drawn', () => {
  document.getElementById('replies')?.remove();
  const button = drawn('button');
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('presses again what was pressed while the page was still arriving', () => {
  document.getElementById('replies')?.remove();
  const arriving = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const button = drawn('button');
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  button.click();
  drawn('script').id = 'replies';
  arriving.mockRestore();
  vi.advanceTimersByTime(50);
  expect(pressed).not.toHaveBeenCalled();
  takeOver(button);
  vi.advanceTimersByTime(50);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('gives up what has left the page, and what is never taken over', () => {
  const [gone, never] = [drawn('button'), drawn('button')];
  const pressed = vi.fn();
  for (const button of [gone, never]) {
    button.addEventListener('click', pressed);
    button.click();
  }
  gone.remove();
  vi.runAllTimers();
  takeOver(gone);
  takeOver(never);
  vi.runAllTimers();
  expect(pressed).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  expect(never.dataset.waits).toBeUndefined();
});

it('puts typed text into the field of that name when the page is drawn anew', () => {
  const first = drawn('input');
  first.name = 'guests';
  first.value = '60';
  first.dispatchEvent(new Event('input', { bubbles: true }));
  first.remove();
  vi.advanceTimersByTime(500);
  const anew = drawn('input');
  anew.name = 'guests';
  takeOver(anew);
  const heard = vi.fn();
  anew.addEventListener('input', heard);
  vi.advanceTimersByTime(50);
  expect(anew.value).toBe('60');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('types again into a field that is drawn anew after that', () => {
  const write = (name: string) => {
    const field = drawn('input');
    field.name = name;
    return field;
  };
  const first = write('guests');
  first.value = '60';
  first.dispatchEvent(new Event('input', { bubbles: true }));
  takeOver(first);
  vi.advanceTimersByTime(50);
  first.remove();
  const anew = write('guests');
  takeOver(anew);
  vi.advanceTimersByTime(300);
  expect(anew.value).toBe('60');
  anew.value = '';
  vi.runAllTimers();
  expect(anew.value).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

it('types again what is set back, before it presses what came after', () => {
  const [field, button] = [drawn('input'), drawn('button')];
  const sent: string[] = [];
  let tries = 0;
  button.addEventListener('click', () => sent.push(field.value));
  field.value = '60';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  button.click();
  sent.length = 0;
  field.addEventListener('input', () => {
    tries += 1;
    if (tries < 3) field.value = '';
  });
  for (const each of [field, button]) takeOver(each);
  vi.advanceTimersByTime(500);
  expect(sent).toEqual(['60']);
});

it('does what was done in its order, whatever is taken over first', () => {
  const [first, second] = [drawn('button'), drawn('button')];
  const order: Element[] = [];
  for (const button of [first, second]) {
    button.click();
    button.addEventListener('click', () => order.push(button));
  }
  takeOver(second);
  vi.advanceTimersByTime(200);
  expect(order).toEqual([]);
  takeOver(first);
  vi.advanceTimersByTime(50);
  expect(order).toEqual([first, second]);
});

it('tells the app of a choice and of what was typed, whether or not taking over has reset them', () => {
  const select = drawn('select');
  select.append(new Option('Все', ''), new Option('Залы', 'halls'));
  const [kept, reset, goneOn] = [drawn('input'), drawn('input'), drawn('input')];
  const told = vi.fn((event: Event) => (event.target as HTMLInputElement).value);
  const write = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  write(select, 'halls');
  for (const field of [kept, reset, goneOn]) for (const text of ['з', 'за', 'зал']) write(field, text);
  select.value = '';
  reset.value = '';
  kept.value = 'залы';
  goneOn.value = 'ам';
  for (const field of [select, kept, reset, goneOn]) {
    takeOver(field);
    field.addEventListener('change', told);
  }
  vi.advanceTimersByTime(50);
  expect(told.mock.results.map(({ value }) => value)).toEqual(['halls', 'залы', 'зал', 'залам']);
});

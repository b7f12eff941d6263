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
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** An element as the server rendered it, by default in a part of its own. */
function drawn<K extends keyof HTMLElementTagNameMap>(name: K, within?: Element) {
  const element = document.createElement(name);
  if (within) within.append(element);
  else {
    const part = document.createElement('div');
    part.dataset.part = '';
    part.append(element);
    document.body.append(part);
  }
  return element;
}

/** What the part of an element does once React has taken it over. */
const takeOver = (element: Element) => element.closest('[data-part]')?.setAttribute('data-part', 'taken');

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

it('leaves alone what the app has drawn', () => {
  const button = drawn('button', document.body);
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('waits for the innermost part, whose code may come after that of the parts around it', () => {
  const around = drawn('div');
  const within = document.createElement('div');
  within.dataset.part = '';
  around.append(within);
  const button = drawn('button', within);
  const pressed = vi.fn();
  button.click();
  button.addEventListener('click', pressed);
  takeOver(around);
  vi.advanceTimersByTime(500);
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
  const [plain, reset, goneOn] = [drawn('input'), drawn('input'), drawn('input')];
  const onTell = vi.fn((event: Event) => (event.target as HTMLInputElement).value);
  const write = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  write(select, 'halls');
  for (const field of [plain, reset, goneOn]) for (const text of ['з', 'за', 'зал']) write(field, text);
  select.value = '';
  reset.value = '';
  plain.value = 'залы';
  goneOn.value = 'ам';
  for (const field of [select, plain, reset, goneOn]) {
    takeOver(field);
    field.addEventListener('change', onTell);
  }
  vi.advanceTimersByTime(50);
  expect(onTell.mock.results.map(({ value }) => value)).toEqual(['halls', 'залы', 'зал', 'залам']);
});

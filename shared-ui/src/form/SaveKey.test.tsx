import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SaveKey } from './SaveKey.tsx';

const press = (more: KeyboardEventInit) => fireEvent.keyDown(document.body, { code: 'KeyS', key: 'ы', ...more });

function form(beside = <></>) {
  const sent = vi.fn();
  render(
    <>
      <form
        onSubmit={event => {
          event.preventDefault();
          sent();
        }}
      >
        <SaveKey />
      </form>
      {beside}
    </>,
  );
  return sent;
}

it('sends the form by Ctrl+S and by ⌘S on any keyboard layout, in place of the browser', () => {
  const sent = form();
  expect(press({ ctrlKey: true })).toBe(false);
  expect(press({ metaKey: true })).toBe(false);
  expect(sent).toHaveBeenCalledTimes(2);
});

it('leaves other keys alone', () => {
  const sent = form();
  expect(press({})).toBe(true);
  expect(press({ ctrlKey: true, shiftKey: true })).toBe(true);
  expect(press({ ctrlKey: true, code: 'KeyA' })).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});

it('sends nothing while a dialog asks', () => {
  const sent = form(<div role="dialog" aria-modal="true" aria-label="Уйти без сохранения?" />);
  expect(press({ ctrlKey: true })).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, type MainableImage } from '@venue/sdk';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { ConfirmHost } from '../parts/message/Confirm.tsx';
import { placeItems, press } from '../testing/sorting.ts';
import { Photos } from './Photos.tsx';
import { withPicture } from './usePictures.ts';
import type { UploadHow } from './useUploads.ts';

const limits = { megabytes: 1, types: ['image/png'] };
const person = userEvent.setup({ applyAccept: false });
const photo = (fileId: number): MainableImage => ({
  fileId,
  url: `/files/${fileId}.webp`,
  thumb: `/files/${fileId}-s.webp`,
  alt: '',
  isMain: fileId === 1,
});
const png = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** A pending upload request; `end` answers it. */
interface UploadRequest {
  file: File;
  how: UploadHow;
  before: number | undefined;
  end: (error?: Error) => Promise<void>;
}

function Record({
  first,
  limit,
  asked,
  fails,
}: {
  first: number;
  limit: number;
  asked: UploadRequest[];
  fails: Error[];
}) {
  const [pictures, setPictures] = useState(Array.from({ length: first }, (_, index) => photo(index + 1)));
  const or = async (work: () => void) => {
    const error = fails.pop();
    if (error) throw error;
    work();
  };
  return (
    <MemoryRouter>
      <Photos
        label="Фотографии"
        pictures={pictures}
        limit={limit}
        limits={limits}
        add={(file, how, before) =>
          new Promise((resolve, reject) => {
            how.signal.addEventListener('abort', () => reject(new Error('aborted')));
            const end = (error?: Error) =>
              act(async () => {
                if (error) return reject(error);
                const message = photo(100 + asked.findIndex(each => each.file === file));
                setPictures(all => withPicture(all, message, before));
                resolve({ message });
              });
            asked.push({ file, how, before, end });
          })
        }
        remove={picture => or(() => setPictures(all => all.filter(({ fileId }) => fileId !== picture.fileId)))}
        setMain={picture =>
          or(() => setPictures(all => all.map(each => ({ ...each, isMain: each.fileId === picture.fileId }))))
        }
        save={next => or(() => setPictures(next.map(each => ({ ...each, isMain: each.isMain === true }))))}
      />
      <ConfirmHost />
    </MemoryRouter>
  );
}

async function show({ first = 0, limit = 20, fails = [] as Error[] } = {}) {
  const requests: UploadRequest[] = [];
  render(<Record first={first} limit={limit} asked={requests} fails={fails} />);
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  if (first > 0) await screen.findAllByRole('button', { name: /^Переместить/ });
  return {
    asked: requests,
    input,
    choose: (...files: File[]) => person.upload(input(), files),
    order: () => [...document.querySelectorAll('li img')].map(img => img.getAttribute('src')),
  };
}

const sources = (...ids: number[]) => ids.map(id => `/files/${id}-s.webp`);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
});

it('says before choosing what may be chosen, and how many there are', async () => {
  const { input } = await show({ first: 3 });
  expect(screen.getByRole('group', { name: 'Фотографии' }).textContent).toMatch(/3 из\s20\. PNG, до\s1\sМБ/);
  expect(input().accept).toBe('image/png');
});

it('sends one after another in the order they were chosen, and tells how far each has come', async () => {
  const { asked, choose } = await show();
  await choose(png('а.png'), png('б.png'), png('в.png'));
  expect(asked.map(({ file }) => file.name)).toEqual(['а.png']);
  expect(screen.getAllByText('Ждёт своей очереди')).toHaveLength(2);
  act(() => asked[0]?.how.onUploadProgress(0.4));
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Загрузка: а.png' }).value).toBe(40);
  for (const [index, name] of ['а.png', 'б.png', 'в.png'].entries()) {
    await waitFor(() => expect(asked.map(({ file }) => file.name).at(-1)).toBe(name));
    await asked[index]?.end();
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  }
  expect(asked).toHaveLength(3);
});

it('tells what is wrong with a file beside it, tries again, and goes on with the rest', async () => {
  const { asked, choose } = await show();
  await choose(png('большой.png', 1024 * 1024 + 1), png('плохой.png'), png('хороший.png'));
  expect(screen.queryByRole('button', { name: 'Повторить: большой.png' })).toBeNull();
  await asked[0]?.end(new ApiFailure('file_type_wrong'));
  await waitFor(() => expect(asked.map(({ file }) => file.name)).toEqual(['плохой.png', 'хороший.png']));
  await asked[1]?.end();
  const tile = screen.getByText('плохой.png').closest('li') as HTMLElement;
  expect(within(tile).getByRole('alert').textContent).not.toBe('');
  await person.click(screen.getByRole('button', { name: 'Повторить: плохой.png' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  await asked[2]?.end();
  await waitFor(() => expect(screen.queryByText('плохой.png')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Убрать: большой.png' }));
  expect(screen.queryByText('большой.png')).toBeNull();
});

it('one that failed and is sent again stands where it was chosen, beside those that are still there', async () => {
  const { asked, choose, order } = await show({ first: 1 });
  await choose(png('а.png'), png('б.png'), png('в.png'), png('г.png'));
  const broken = new ApiFailure('unavailable');
  for (const [index, failure] of [undefined, broken, broken, undefined].entries()) {
    await waitFor(() => expect(asked).toHaveLength(index + 1));
    await asked[index]?.end(failure);
  }
  expect(order().slice(0, 3)).toEqual(sources(1, 100, 103));
  await person.click(screen.getByRole('button', { name: 'Повторить: в.png' }));
  await waitFor(() => expect(asked).toHaveLength(5));
  await asked[4]?.end();
  await person.click(screen.getByRole('button', { name: 'Повторить: б.png' }));
  await waitFor(() => expect(asked).toHaveLength(6));
  await asked[5]?.end();
  await waitFor(() => expect(order()).toEqual(sources(1, 100, 101, 102, 103)));
  expect(asked.map(({ before }) => before)).toEqual([undefined, undefined, undefined, undefined, 103, 102]);
});

it('cancels one that is on its way', async () => {
  const { asked, choose } = await show();
  await choose(png('а.png'));
  await person.click(screen.getByRole('button', { name: 'Отменить: а.png' }));
  expect(asked[0]?.how.signal.aborted).toBe(true);
  expect(screen.queryByText('а.png')).toBeNull();
});

it('takes no more than there may be, and says how many were left', async () => {
  const { asked, choose, input } = await show({ first: 2, limit: 3 });
  await choose(png('а.png'), png('б.png'));
  expect(asked).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toMatch(/лишние не\sзагружены \(1\)/);
  expect(input().disabled).toBe(true);
});

it('takes dropped files', async () => {
  const { asked } = await show();
  const area = screen.getByRole('button', { name: 'Добавить фото' }).parentElement as HTMLElement;
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [png('а.png')] } });
  await waitFor(() => expect(asked).toHaveLength(1));
});

it('asks before it deletes, and leaves the focus nearby', async () => {
  const { order } = await show({ first: 3 });
  await person.click(screen.getByRole('button', { name: 'Удалить фото 2' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отмена' }));
  expect(order()).toEqual(sources(1, 2, 3));
  await person.click(screen.getByRole('button', { name: 'Удалить фото 2' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(order()).toEqual(sources(1, 3)));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Фотографии' })));
});

it('has one main photo', async () => {
  await show({ first: 2 });
  const star = (number: number) => screen.getByRole('button', { name: `Главное фото: ${number}` });
  expect(star(1).getAttribute('aria-pressed')).toBe('true');
  await person.click(star(2));
  await waitFor(() => expect(star(1).getAttribute('aria-pressed')).toBe('false'));
  expect(star(2).getAttribute('aria-pressed')).toBe('true');
});

it('is put in order by buttons, several presses one after another', async () => {
  const { order } = await show({ first: 3 });
  const first = () => screen.getAllByRole('button', { name: /ближе к\sконцу/ })[0] as HTMLElement;
  fireEvent.click(first());
  fireEvent.click(screen.getAllByRole('button', { name: /ближе к\sконцу/ })[1] as HTMLElement);
  expect(order()).toEqual(sources(2, 3, 1));
  await act(async () => undefined);
  expect(order()).toEqual(sources(2, 3, 1));
});

it('is put in order by keyboard, and says so', async () => {
  const { order } = await show({ first: 3 });
  placeItems('li', 'row');
  const handle = screen.getByRole('button', { name: 'Переместить фото 1' });
  expect(handle.getAttribute('aria-roledescription')).toBe('перемещаемое фото');
  handle.focus();
  await press('Space');
  expect(await screen.findByText('Фото 1 из 3 взято')).not.toBeNull();
  await press('ArrowRight');
  expect(await screen.findByText('Место 2 из 3')).not.toBeNull();
  await press('Space');
  await waitFor(() => expect(order()).toEqual(sources(2, 1, 3)));
});

it('shows what the record says again when a change fails, and why', async () => {
  const { order } = await show({ first: 2, fails: [new ApiFailure('conflict')] });
  fireEvent.click(screen.getByRole('button', { name: /Сдвинуть фото 1 ближе к\sконцу/ }));
  expect(order()).toEqual(sources(2, 1));
  await screen.findByText(/Данные успели измениться/);
  expect(order()).toEqual(sources(1, 2));
});

it('saves a description when it is left, takes it back with Esc, and Enter sends no form', async () => {
  await show({ first: 1 });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Описание фото 1' });
  await person.type(field(), 'Ой{Escape}');
  expect(field().value).toBe('');
  await person.type(field(), 'Зал с окнами{Enter}');
  await waitFor(() => expect(screen.getByRole('img', { name: 'Зал с окнами' })).not.toBeNull());
  expect(field().value).toBe('Зал с окнами');
});

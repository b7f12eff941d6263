import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile, uploadAvatar } from '@venue/sdk/profile';
import { mock } from '@venue/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, signedIn } from '../../app/testing.tsx';
import { maria, startServer } from '../profile.testing.tsx';
import { AvatarCard } from './AvatarCard.tsx';

// jsdom does not draw, so cropping is tested in a real browser (e2e/journeys/account.spec.ts).
const cut = vi.hoisted(() => vi.fn(async () => new File(['cut'], 'avatar.jpg', { type: 'image/jpeg' })));
vi.mock('./cut.ts', () => ({ cut }));
vi.mock('react-easy-crop', async () => {
  const { useEffect } = await import('react');
  return {
    default: ({ onCropComplete, cropperProps, zoom }: CropProps) => {
      useEffect(() => onCropComplete({}, { x: 0, y: 0, width: 10, height: 10 }), []);
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the real one takes the focus too
        <div tabIndex={0} data-testid="crop" data-zoom={zoom} {...cropperProps} />
      );
    },
  };
});
interface CropProps {
  onCropComplete: (percent: object, pixels: object) => void;
  cropperProps: object;
  zoom: number;
}

const server = startServer();
const person = userEvent.setup({ applyAccept: false });
const photo = (bytes = 10, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'я.jpg', { type });
const input = () => {
  const found = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('there is no input for files');
  return found;
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  server.use(mock(getProfile).replies({ message: maria }));
});
afterEach(() => cut.mockClear());
const open = () => renderScreen(<AvatarCard profile={maria} />, { session: signedIn() });

test('says the limits before a file is chosen, and refuses what is beyond them without sending it', async () => {
  open();
  expect(screen.getByText(/JPEG, PNG или\sWebP, до\s10\sМБ/)).toBeTruthy();
  await person.upload(input(), photo(10, 'application/pdf'));
  expect(await screen.findByText(/^Файлы такого типа не принимаются: можно/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a chosen picture is cut, by keys too, and sent', async () => {
  server.use(mock(uploadAvatar).replies({ message: { userAvatarExists: true, avatarConfirmStatus: 1 } }));
  open();
  await person.upload(input(), photo());
  const crop = await screen.findByTestId('crop');
  crop.focus();
  await person.keyboard('++-');
  expect(Number(crop.dataset.zoom)).toBeCloseTo(1.1);
  expect(screen.getByLabelText<HTMLInputElement>('Масштаб').value).toBe('1.1');
  await person.click(screen.getByRole('button', { name: 'Загрузить' }));
  expect(await screen.findByText('Аватар успешно добавлен')).toBeTruthy();
  expect(cut).toHaveBeenCalledExactlyOnceWith('blob:x', { x: 0, y: 0, width: 10, height: 10 });
});

test('shows that it is being sent, and stops when asked to', async () => {
  server.use(mock(uploadAvatar).hangs());
  open();
  await person.upload(input(), photo());
  await person.click(await screen.findByRole('button', { name: 'Загрузить' }));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getByRole('button', { name: 'Загрузить фото' })).toBeTruthy();
});

test('what the server refuses is said there, and can be sent again', async () => {
  server.use(mock(uploadAvatar).once.fails('unavailable'));
  open();
  await person.upload(input(), photo());
  await person.click(await screen.findByRole('button', { name: 'Загрузить' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Сервис временно недоступен');
  server.use(mock(uploadAvatar).replies({ message: { userAvatarExists: true, avatarConfirmStatus: 1 } }));
  await person.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Аватар успешно добавлен')).toBeTruthy();
});

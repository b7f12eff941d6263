import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Input } from '@venue/sdk';
import { readNotices, saveNotices } from '@venue/sdk/notices';
import { type NoticeChoice, noticeGroup, reminderKind, reminderTimes } from '@venue/sdk/notices/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen, signedIn } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import NoticesPage from './NoticesPage.tsx';

const server = startServer();

let choices: NoticeChoice[];
let saves: NoticeChoice[];
/** The saves that the server has not answered yet. */
let waiting: (() => void)[];

beforeEach(() => {
  saves = [];
  waiting = [];
  choices = [
    ...reminderKind.ids.map(about => ({ about, channel: 'both' as const, hours: [...reminderTimes[about].usual] })),
    ...noticeGroup.ids.map(about => ({ about, channel: 'both' as const, hours: [] })),
  ];
  server.use(
    mock(readNotices).replies(() => ({ message: { choices, canMail: true } })),
    mock(saveNotices).replies(async ({ body }) => {
      const { choices: sent } = body as Input<typeof saveNotices>['body'];
      saves.push(...sent);
      await new Promise<void>(done => waiting.push(done));
      choices = choices.map(each => sent.find(({ about }) => about === each.about) ?? each);
      return { message: { success: true } };
    }),
  );
});

const open = async () => {
  renderScreen(<NoticesPage />, { at: '/marketplace/account/notices', session: signedIn() });
  const row = (await screen.findByRole('combobox', { name: 'Бронь помещения' })).closest('li');
  if (!row) throw new Error('the choice has no row');
  return (name: RegExp) => within(row).getByRole<HTMLInputElement>('checkbox', { name });
};

test('what is chosen during a save is saved after it, and nothing is taken back between', async () => {
  const time = await open();
  const shown: boolean[][] = [];
  const look = () => shown.push([time(/3.часа/).checked, time(/сутки/).checked, time(/3.дня/).checked]);
  const watch = new MutationObserver(look);
  await userEvent.click(time(/3.часа/));
  await userEvent.click(time(/сутки/));
  await userEvent.click(time(/3.дня/));
  await waitFor(() => expect(waiting).toHaveLength(1));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
  waiting[0]?.();
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await waitFor(() => expect(choices.find(({ about }) => about === 'booking')?.hours).toEqual([3, 72]));
  look();
  watch.disconnect();
  expect(saves.map(({ hours }) => hours)).toEqual([
    [24, 3],
    [3, 72],
  ]);
  expect(new Set(shown.map(String))).toEqual(new Set(['true,false,true']));
});

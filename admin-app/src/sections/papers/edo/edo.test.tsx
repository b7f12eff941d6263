import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as calls from '@venue/sdk/papers/admin';
import { Act, edoLimits, type TakenAnswer, type UpdExchange } from '@venue/sdk/papers/model';
import { mock, sample } from '@venue/sdk/testing';
import * as saving from '@venue/shared-ui/data/saveFile.ts';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../../testing/render.tsx';
import AnswersDialog from './AnswersDialog.tsx';
import { EdoArchiveButton } from './EdoArchiveButton.tsx';
import { Exchange } from './Exchange.tsx';

const server = startServer();
const person = userEvent.setup();
let sent: unknown[];
beforeEach(() => {
  sent = [];
});

const show = (element: React.ReactNode) =>
  renderPage(
    <Routes>
      <Route path="/" element={element} />
    </Routes>,
    { at: '/' },
  );

const edo: UpdExchange = {
  sentAt: '2026-11-30T09:00:00.000Z',
  sentBy: null,
  waitsForStaff: true,
  answers: [
    {
      updAnswerId: 3,
      answerResult: 'refused',
      answerText: 'Часы не совпадают',
      answeredAt: '2026-12-01T07:30:00.000Z',
      acceptedOn: null,
      signedBy: 'Ветлугина Наталья Олеговна, Генеральный директор',
      discrepancy: '',
      receivedAt: '2026-12-01T08:00:00.000Z',
      receivedBy: null,
      files: [
        { answerFileId: 7, fileName: 'ответ.xml', isSignature: false },
        { answerFileId: 8, fileName: 'ответ.xml.sig', isSignature: true },
      ],
    },
  ],
};
const paper: Act = { ...sample(Act), actId: 5, edoState: 'refused', edo, can: ['mail'] };

it('shows who answered what and from where, gives the files, and is marked as dealt with', async () => {
  const kept = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  server.use(
    mock(calls.getAnswerFile).replies(({ body }) => {
      sent.push(body);
      return { data: new Blob(['x']), type: 'application/octet-stream', name: 'ответ.xml' };
    }),
    mock(calls.settleUpdAnswer).replies(({ body }) => {
      sent.push(body);
      return { message: { ...paper, edo: { ...edo, waitsForStaff: false } } };
    }),
  );
  show(<Exchange paper={paper} />);
  const list = within(await screen.findByRole('list', { name: 'Ответы заказчика' }));
  expect(list.getByText(/^Не.принято$/)).toBeTruthy();
  expect(list.getByText('Часы не совпадают')).toBeTruthy();
  expect(list.getByText(/Ветлугина/)).toBeTruthy();
  expect(list.getByText(/из.папки обмена/)).toBeTruthy();
  await person.click(list.getByRole('button', { name: 'Скачать подпись: ответ.xml.sig' }));
  await waitFor(() => expect(kept).toHaveBeenCalledOnce());
  await person.click(screen.getByRole('button', { name: 'Отметить разобранным' }));
  await waitFor(() => expect(sent).toEqual([{ answerFileId: 8 }, { actId: 5 }]));
});

it('offers readers nothing to decide, and is not there for an act without exchange', async () => {
  show(
    <>
      <Exchange paper={{ ...paper, edo: null }} />
      <Exchange paper={{ ...paper, can: [] }} />
    </>,
  );
  expect(await screen.findAllByRole('heading', { name: /ЭДО/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Отметить разобранным' })).toBeNull();
});

it('lists what became of each uploaded file, and refuses too many', async () => {
  const results: TakenAnswer[] = [
    { fileName: 'а.xml', answerOutcome: 'added', why: '', actId: 5, actTitle: 'УПД № 2', answerResult: 'accepted' },
    { fileName: 'б.xml', answerOutcome: 'known', why: '', actId: 6, actTitle: 'УПД № 3', answerResult: 'refused' },
    {
      fileName: 'в.xml',
      answerOutcome: 'rejected',
      why: 'файл XML повреждён',
      actId: null,
      actTitle: '',
      answerResult: null,
    },
  ];
  server.use(
    mock(calls.uploadUpdAnswers).replies(() => {
      sent.push('upload');
      return { message: { results } };
    }),
  );
  show(<AnswersDialog close={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const file = (index: number) => new File(['<x/>'], `${index}.xml`, { type: 'text/xml' });
  await person.upload(
    input(),
    Array.from({ length: edoLimits.files + 1 }, (_, index) => file(index)),
  );
  expect((await dialog.findByRole('alert')).textContent).toMatch(/соберите их/);
  await person.upload(input(), [file(1), file(2), file(3)]);
  expect((await dialog.findByRole('status')).textContent).toMatch(
    /^Новых ответов: 1\. Загружены раньше: 1\. Не.принято файлов: 1\.$/,
  );
  expect(sent).toEqual(['upload']);
  expect(dialog.getByRole('link', { name: 'УПД № 2' }).getAttribute('href')).toContain('/agreements/acts/5');
  expect(dialog.getByText(/загружен раньше/)).toBeTruthy();
  expect(dialog.getByText(/повреждён/)).toBeTruthy();
});

it('downloads the selected УПД after a question, and ends the selection', async () => {
  const kept = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  let cleared = 0;
  server.use(
    mock(calls.downloadUpdForEdo).replies(({ body }) => {
      sent.push(body);
      return { data: new Blob(['x']), type: 'application/zip', name: 'УПД для ЭДО.zip' };
    }),
  );
  show(<EdoArchiveButton ids={[5, 6]} clear={() => cleared++} />);
  await person.click(await screen.findByRole('button', { name: /^Архив для.ЭДО$/ }));
  await person.click(await screen.findByRole('button', { name: 'Скачать' }));
  await waitFor(() => expect([sent, cleared]).toEqual([[{ actIds: [5, 6] }], 1]));
  expect(kept).toHaveBeenCalled();
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { mock, sample } from '@venue/sdk/testing';
import { getRequisites } from '@venue/sdk/visiting';
import { SellerRequisites } from '@venue/sdk/visiting/model';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import VisitingPages from './VisitingPages.tsx';
import { visitingPaths } from './visiting.paths.ts';

const server = startServer();
const requisites = {
  ...sample(SellerRequisites),
  name: 'ООО «Площадка»',
  INN: '6658000000',
  KPP: '',
  phone: '3432000000',
};

test.each([visitingPaths.requisites.path, visitingPaths.offer.path])('%s names the seller', async path => {
  server.use(mock(getRequisites).replies({ message: { requisites } }));
  renderScreen(<VisitingPages />, { at: path });
  await screen.findByText('ООО «Площадка»');
  screen.getByText('6658000000');
  screen.getByText('+7 343 200-00-00');
  expect(screen.queryByText('КПП')).toBeNull();
});

test('what is not filled in is said', async () => {
  server.use(mock(getRequisites).replies({ message: { requisites: null } }));
  renderScreen(<VisitingPages />, { at: visitingPaths.requisites.path });
  await screen.findByText(/Реквизиты ещё не.заполнены/);
});

import { screen } from '@testing-library/react';
import { getPublicCluster, listPublicClusters } from '@venue/sdk/clusters';
import { PublicCluster, PublicClusterRow } from '@venue/sdk/clusters/model';
import { mock, sample } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import ClusterPages from './ClusterPages.tsx';
import { clusterPaths } from './clusters.paths.ts';

const server = startServer();
const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path={clusterPaths.list.path} element={<ClusterPages />} />
      <Route path={clusterPaths.page.path} element={<ClusterPages />} />
    </Routes>,
    { at },
  );
const crafts: PublicCluster = {
  ...sample(PublicCluster),
  clusterId: 7,
  clusterName: 'Ремёсла Урала',
  clusterUrl: 'remesla.example',
  clusterVideoUrl: 'https://rutube.ru/video/0a1b2c',
  clusterSocials: { telegram: '', vk: 'https://vk.com/remesla', dzen: '', youtube: '' },
  clusterContacts: { phone: '3432000141', email: '', address: 'Второй этаж' },
  clusterDescription: '<p>Мастерские под одной крышей.</p>',
  files: [],
};

test('the list leads to a cluster', async () => {
  const row = { ...sample(PublicClusterRow), clusterId: 7, clusterName: 'Ремёсла Урала', cover: null };
  const message = { page: 1, pageSize: 12, total: 1, totalIsExact: true };
  server.use(mock(listPublicClusters).replies({ message, items: [row] }));
  open('/clusters');
  expect((await screen.findByRole('link', { name: 'Ремёсла Урала' })).getAttribute('href')).toBe('/clusters/7');
});

test('of the contacts those stand that were written; the video waits for a click', async () => {
  server.use(mock(getPublicCluster).replies({ message: crafts }));
  open('/clusters/7');
  await screen.findByRole('heading', { level: 1, name: 'Ремёсла Урала' });
  expect(screen.getByRole('link', { name: /343/ }).getAttribute('href')).toBe('tel:+73432000141');
  expect(screen.getByRole('link', { name: 'vk.com/remesla' }).getAttribute('href')).toBe('https://vk.com/remesla');
  expect(screen.getByRole('link', { name: 'remesla.example' }).getAttribute('href')).toBe('https://remesla.example');
  expect(screen.queryByText('Почта')).toBeNull();
  screen.getByRole('button', { name: /Смотреть видео/ });
});

test('a removed cluster and an address without a number are not found', async () => {
  server.use(mock(getPublicCluster).fails('not_found'));
  const { unmount } = open('/clusters/7');
  await screen.findByText('Кластер не найден');
  unmount();
  open('/clusters/none');
  await screen.findByText('Кластер не найден');
});

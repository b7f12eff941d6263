import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createClient, createSession, memoryStore } from '@venue/sdk';
import { expect, it } from 'vitest';
import { ApiProvider } from './ApiProvider.tsx';
import { useUserName } from './useUserName.ts';

const store = memoryStore();
const session = createSession(store, ['marketplace']);
const login = { roleId: 1, access: 'a', profile: 'p', expired: '2100-01-01T00:00:00.000Z' } as const;
const client = createClient({ baseUrl: 'http://localhost/api', session });

const Name = ({ person }: { person?: { userId: number; name: string } | undefined }) => (
  <p>{useUserName(person) ?? 'никто'}</p>
);
const show = (person?: { userId: number; name: string }) =>
  render(
    <ApiProvider client={client} queries={new QueryClient()}>
      <Name person={person} />
    </ApiProvider>,
  );

it('stores who is signed in, shows it before the server answers again, and forgets it at logout', () => {
  session.signIn(login);
  show().unmount();
  expect(store.read('userData')).toBeNull();
  show({ userId: 7, name: 'Соколова М.' }).unmount();
  expect(JSON.parse(store.read('userData') ?? '')).toEqual({ 1: { userId: 7, name: 'Соколова М.' } });
  const again = show();
  expect(screen.getByText('Соколова М.')).toBeDefined();
  again.unmount();
  session.signOut();
  expect(store.read('userData')).toBeNull();
  show();
  expect(screen.getByText('никто')).toBeDefined();
});

it('ignores stored text that is damaged', () => {
  store.write('userData', '{');
  session.signIn(login);
  show();
  expect(screen.getByText('никто')).toBeDefined();
});

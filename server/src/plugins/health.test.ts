import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { health } from './health.ts';

test('ready means that the database answers; live does not depend on it', async () => {
  const database = await testDatabase('postgres');
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  await health(app, database);
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ok' });

  await database.close();
  const unready = await app.inject('/health/ready');
  expect(unready.statusCode).toBe(503);
  expect(unready.json()).toEqual({ status: 'no database' });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

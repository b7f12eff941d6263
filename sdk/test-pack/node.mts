import { setupServer } from 'msw/node';
import { handlers, report } from './program.js';

export async function main(): Promise<string> {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  try {
    return await report();
  } finally {
    server.close();
  }
}

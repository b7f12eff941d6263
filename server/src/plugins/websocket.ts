import ws from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

const limits = {
  maxPayload: 64 * 1024,
  // The library's own limit is 131072: a frame in that many pieces costs far more memory than its size.
  maxFragments: 64,
  // Compression reduced the broadcasts per second to a fifth, and keeps memory for every connection.
  perMessageDeflate: false,
};

/** How long connections of the live channel may take to close when the server stops, in milliseconds. */
const GOODBYE = 1_000;

/** Lets routes accept WebSocket connections. */
export async function websocket(app: FastifyInstance): Promise<void> {
  await app.register(ws, {
    options: limits,
    preClose: async () => {
      const { clients } = app.websocketServer;
      // 1012: the service restarts; the SDK reconnects.
      for (const client of clients) client.close(1012, 'restart');
      const late = setTimeout(() => {
        for (const client of clients) client.terminate();
      }, GOODBYE);
      await new Promise<void>(done => app.websocketServer.close(() => done()));
      clearTimeout(late);
    },
  });
}

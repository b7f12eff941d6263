import { ApiFailure, createClient, createLive, createSession, memoryStore } from '@venue/sdk';
import { bookingAdded, getReceipt, writeSchedule } from '@venue/sdk/bookings';
import { uploadAvatar } from '@venue/sdk/profile';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import { handlers, mock, mockLive, sampleReply } from '@venue/sdk/testing';
import { setupWorker } from 'msw/browser';

// What another team's page would do in its tests: the SDK, and msw's worker where a server would be.

const worker = setupWorker(...handlers());
const session = createSession(memoryStore());
const client = createClient({ baseUrl: '/api', session, replies: 'strict', retries: 0 });
const channel = mockLive();
const live = createLive({ url: 'ws://venue.test/api/live', session, WebSocket: channel.WebSocket });

const program = {
  start: async () => {
    await worker.start({ onUnhandledFrame: 'error', quiet: true });
  },
  rooms: async () => {
    const { message } = await client.send(listRooms, {});
    return message.rooms.map(({ name }) => name);
  },
  room: async (roomId: number) => {
    const { message } = await client.send(getRoom, { body: { roomId } });
    return message.roomId;
  },
  emptyTheHouse: () =>
    worker.use(mock(listRooms).replies({ message: { ...sampleReply(listRooms).message, rooms: [] } })),
  takeTheHours: (starts: string[]) =>
    worker.use(mock(writeSchedule).once.fails('slot_taken', { data: { taken: starts, nearest: [] } })),
  book: async (slots: string[]) => {
    const wish = { roomId: 31, tariffId: 1, slots, serviceIds: [], equipmentIds: [], price: 150_000 };
    try {
      const { message } = await client.send(writeSchedule, { body: wish });
      return { orderId: message.orderId };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return { status: error.status, code: error.code, text: error.text, data: error.data };
    }
  },
  upload: async (bytes: number) => {
    const heard: { name: string; type: string; bytes: number }[] = [];
    const steps: number[] = [];
    worker.use(
      mock(uploadAvatar).once.replies(({ body }) => {
        const { file } = body as { file: File };
        heard.push({ name: file.name, type: file.type, bytes: file.size });
        return sampleReply(uploadAvatar);
      }),
    );
    const file = new File([new Uint8Array(bytes)], 'я.png', { type: 'image/png' });
    await client.send(uploadAvatar, { body: { file } }, { onUploadProgress: done => steps.push(done) });
    return { heard, steps };
  },
  download: async (name: string) => {
    worker.use(mock(getReceipt).replies({ data: new Blob(['%PDF-1.4']), type: 'application/pdf', name }));
    const file = await client.send(getReceipt, { body: { orderId: 7 } });
    return { name: file.name, type: file.type, text: await file.data.text() };
  },
  hear: async (starts: string[]) => {
    const heard = new Promise(done => live.on(bookingAdded, done));
    live.follow(['residents']);
    await channel.followed('residents');
    channel.push(bookingAdded, 'residents', { roomId: 31, starts, orderId: null });
    return heard;
  },
};

declare global {
  interface Window {
    program: typeof program;
  }
}
window.program = program;

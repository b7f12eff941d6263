// This entry depends on `msw` only, so that one import serves both:
//   Node     import { setupServer } from 'msw/node';     setupServer(...handlers()).listen();
//   browser  import { setupWorker } from 'msw/browser';  await setupWorker(...handlers()).start();
export { sampleFile } from './files.ts';
export { type HandlersOptions, handlers } from './handlers.ts';
export type { MockRequest } from './heard.ts';
export { type MockLive, type MockLiveOptions, mockLive } from './live.ts';
export { type Mock, mock } from './mock.ts';
export { SAMPLE_NOW } from './moments.ts';
export { oddAddresses } from './oddAddresses.ts';
export { SAMPLE_TOTAL, type SamplePage, sampleInput, sampleReply } from './replies.ts';
export type { FailureMore } from './responses.ts';
export { sampleBookableIds, samplePromoVideoIds, sampleRooms } from './rooms.ts';
export { type SampleOptions, sample } from './sample.ts';

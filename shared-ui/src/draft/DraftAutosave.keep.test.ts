import { type Client, type SendOptions, Unreachable } from '@venue/sdk';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Keeper, keepDraft, type SaveState } from './DraftAutosave.keep.ts';

/** A pending request, which the test answers by hand. */
interface Request {
  readonly id: string;
  readonly data: unknown;
  readonly how: SendOptions;
  readonly answer: (message: object) => Promise<void>;
  readonly fail: (problem: Error) => Promise<void>;
}

let sent: Request[];
let states: SaveState[];
let text: string | null;
let keeper: Keeper;
const at = '2026-11-20T07:40:00.000Z';

const passing = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const send = (call: { id: string }, { body }: { body?: { data?: unknown } }, how: SendOptions) =>
  new Promise<object>((resolve, reject) => {
    sent.push({
      id: call.id,
      data: body?.data,
      how,
      answer: async message => {
        resolve({ message });
        await passing();
      },
      fail: async problem => {
        reject(problem);
        await passing();
      },
    });
  });

/** Starts a keeper and answers its first read with this draft. */
async function begin(draft: { data: string; savedAt: string } | null = null): Promise<void> {
  keeper = keepDraft({
    client: { send } as unknown as Client,
    calls: async () => ({ getDraft, saveDraft, removeDraft }),
    key: 'brand.add',
    owner: () => 'a',
    read: () => text,
    onFound: draft => draft !== null,
    onState: state => states.push(state),
  });
  await passing();
  await sent[0]?.answer({ draft });
  sent = [];
  states = [];
}

/** Types a text and returns the request that saves it. */
async function saving(what: string): Promise<Request> {
  text = what;
  keeper.flush();
  await passing();
  const last = sent.at(-1);
  if (!last) throw new Error('nothing was sent');
  return last;
}
const calls = () => sent.map(({ id, data, how }) => [id, data, how.signal?.aborted === true]);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  [sent, states, text] = [[], [], null];
});

it('a save that is on its way is called off by a newer one', async () => {
  await begin();
  await saving('older');
  await saving('newer');
  expect(calls()).toEqual([
    [saveDraft.id, 'older', true],
    [saveDraft.id, 'newer', false],
  ]);
});

it.each([
  ['nothing, once more removed', null, [removeDraft.id, undefined, false]],
  ['the draft that was found, saved again', 'found', [saveDraft.id, 'found', false]],
] as const)('what is undone while it is being saved becomes %s', async (_, draft, last) => {
  text = draft;
  await begin(draft && { data: draft, savedAt: at });
  await saving('typed');
  text = draft;
  keeper.flush();
  await passing();
  expect(calls().at(-1)).toEqual(last);
});

it.each([
  ['a short text', 'а'.repeat(29_999), true],
  ['a text that browsers cut off', 'а'.repeat(30_000), false],
])('of a page that is left, %s goes by a request that outlives it: %#', async (_, what, outlives) => {
  await begin();
  text = what;
  keeper.flush(true);
  await passing();
  expect(sent.map(({ how }) => how.keepAlive)).toEqual([outlives]);
});

it.each([
  ['answer', (save: Request) => save.answer({ savedAt: at })],
  ['refusal', (save: Request) => save.fail(new Unreachable('network'))],
])('the late %s of a save that was called off changes nothing', async (_, late) => {
  await begin();
  const older = await saving('older');
  const newer = await saving('newer');
  await late(older);
  expect(states).toEqual([]);
  await newer.answer({ savedAt: '2026-11-20T07:41:00.000Z' });
  expect(states).toEqual([{ kind: 'saved', at: '2026-11-20T07:41:00.000Z' }]);
  // The newer text counts as saved, so nothing more is sent.
  await passing(60_000);
  keeper.flush();
  await passing();
  expect(sent).toHaveLength(2);
});

it('forgetting calls off the save that is on its way, and removes what it may have left', async () => {
  await begin();
  const save = await saving('typed');
  text = null;
  keeper.forget();
  await passing();
  expect(calls()).toEqual([
    [saveDraft.id, 'typed', true],
    [removeDraft.id, undefined, false],
  ]);
  expect(sent.at(-1)?.how.keepAlive).toBe(true);
  await save.answer({ savedAt: at });
  expect(states).toEqual([{ kind: 'same' }]);
});

it('forgetting what was never kept asks nothing', async () => {
  await begin();
  keeper.forget();
  await passing();
  expect(sent).toEqual([]);
});

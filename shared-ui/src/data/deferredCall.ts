import { type AnyCall, type Tag, Unreachable } from '@venue/sdk';

/** A read whose declaration, with its schemas, is loaded with the first request: a first screen does without. */
export interface DeferredCall<C extends AnyCall> {
  readonly id: C['id'];
  readonly reads: readonly Tag[];
  /** @throws Unreachable when the code cannot be loaded */
  readonly declared: () => Promise<C>;
}

/** Names a read by the `id` and the `reads` of its declaration, which `load` returns. */
export const deferredCall = <C extends AnyCall>(
  id: C['id'],
  reads: readonly Tag[],
  load: () => Promise<C>,
): DeferredCall<C> => ({
  id,
  reads,
  declared: () =>
    load().catch(() => {
      throw new Unreachable('not_loaded');
    }),
});

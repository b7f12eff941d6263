import { getRequisites } from '@venue/sdk/visiting';
import { handle } from '../../core/http/handle.ts';

export const visitingRoutes = [
  // What the declaration does not name, as what the head acts on, stays here.
  handle(getRequisites, async (_input, { config }) => ({ message: { requisites: config.requisites } })),
];

import { getRequisites } from '@venue/sdk/visiting';
import { handle } from '../../core/http/handle.ts';

export const visitingRoutes = [
  // Fields that the response does not declare, such as what the head acts on, are dropped.
  handle(getRequisites, async (_input, { config }) => ({ message: { requisites: config.requisites } })),
];

import { mock } from '@venue/sdk/testing';
import { listPublicationPlans, listVersions } from '@venue/sdk/versions/admin';

/** A record that was never published and has no plan. */
export const noVersions = [
  mock(listVersions).replies({ message: { versions: [], more: false, isShown: false, isPlanned: true } }),
  mock(listPublicationPlans).replies({ message: { plans: [] } }),
];

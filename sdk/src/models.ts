import { models as customerModels } from './areas.customers.ts';
import { models as siteModels } from './areas.site.ts';
import { models as staffModels } from './areas.staff.ts';

/** The models of each area, which give schemas their names in the OpenAPI document. */
export const models = { ...customerModels, ...siteModels, ...staffModels } as const;

import type { Permission } from '@venue/sdk';
import { type Application, adminRequestType } from '@venue/sdk/applications/model';

/** The permission without which the record of an application cannot be read. */
export const readPermissions: Record<Application['requestType'], Permission> = {
  [adminRequestType.avatar]: 'users.read',
  [adminRequestType.event]: 'events.read',
  [adminRequestType.news]: 'articles.read',
  [adminRequestType.article]: 'articles.read',
  [adminRequestType.brand]: 'brands.read',
  [adminRequestType.user]: 'users.read',
  [adminRequestType.marketItem]: 'market.read',
  [adminRequestType.marketRequest]: 'market.read',
};

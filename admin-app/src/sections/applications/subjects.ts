import type { Client } from '@venue/sdk';
import { type Application, adminRequestType } from '@venue/sdk/applications/model';
import { getArticle } from '@venue/sdk/articles/admin';
import { getBrand } from '@venue/sdk/brands/admin';
import { getEvent } from '@venue/sdk/events/admin';
import { getRequest } from '@venue/sdk/market/admin';
import { getUser } from '@venue/sdk/users/admin';
import type { Decision } from '../../app/decision/decision.ts';
import { decisionsOf as ofArticle } from '../articles/articles.view.ts';
import { decisionsOf as ofBrand } from '../brands/brands.view.ts';
import { decisionsOf as ofEvent } from '../events/events.view.ts';
import { decisionsOf as ofRequest } from '../market/market.view.ts';
import { avatarDecisions, userDecisions } from '../users/users.view.ts';

type Read = (client: Client, id: number) => Promise<readonly Decision[]>;

const article: Read = async (client, id) => ofArticle((await client.send(getArticle, { id })).message);

const reads: Record<Application['requestType'], Read> = {
  [adminRequestType.avatar]: async (client, id) => avatarDecisions((await client.send(getUser, { id })).message),
  [adminRequestType.event]: async (client, id) => ofEvent((await client.send(getEvent, { id })).message),
  [adminRequestType.news]: article,
  [adminRequestType.article]: article,
  [adminRequestType.brand]: async (client, id) => ofBrand((await client.send(getBrand, { id })).message.brand),
  [adminRequestType.user]: async (client, id) => userDecisions((await client.send(getUser, { id })).message),
  // Goods are decided with the request that offers them.
  [adminRequestType.marketItem]: async () => [],
  [adminRequestType.marketRequest]: async (client, requestId) =>
    ofRequest((await client.send(getRequest, { body: { requestId } })).message),
};

/** What may be decided now about the record of an application: the same decisions as on its page. */
export const decisionsAbout = (
  client: Client,
  { requestType, objectId }: Pick<Application, 'requestType' | 'objectId'>,
): Promise<readonly Decision[]> => reads[requestType](client, objectId);

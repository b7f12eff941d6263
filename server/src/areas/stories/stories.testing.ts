import { centred } from '@venue/sdk';
import { createAuthor, uploadAuthorAvatar } from '@venue/sdk/authors/admin';
import { AuthorFields } from '@venue/sdk/authors/model';
import { addClusterFiles, createCluster } from '@venue/sdk/clusters/admin';
import { ClusterFields } from '@venue/sdk/clusters/model';
import { addStoryFiles, createStory, createStoryCategory } from '@venue/sdk/stories/admin';
import type { StoryFields } from '@venue/sdk/stories/model';
import { sample } from '@venue/sdk/testing';
import type { TestApi } from '../../testing/api.ts';
import { aPicture } from '../brands/brands.testing.ts';

const noSocials = { telegram: '', vk: '', dzen: '', youtube: '' };

export const authorFields: AuthorFields = {
  ...sample(AuthorFields),
  authorName: 'Вера Ильина',
  authorCity: 'Екатеринбург',
  authorHobbies: 'Лыжи',
  authorDescription: '<p>Снимает.</p>',
  categoryIds: [],
  authorSocials: { ...noSocials, vk: 'vk.com/vera' },
};

export const clusterFields: ClusterFields = {
  ...sample(ClusterFields),
  clusterName: 'Ремёсла Урала',
  clusterUrl: 'remesla.example',
  clusterVideoUrl: '',
  clusterSocials: noSocials,
  clusterContacts: { phone: '3432000141', email: 'masters@remesla.example', address: 'Второй этаж' },
  clusterDescription: '<p>Мастерские.</p>',
};

let categories = 0;
/** A blog category with a new name. */
export async function aStoryCategory(api: TestApi): Promise<number> {
  const body = { storyCategory: `Рубрика ${++categories}` };
  return (await api.as(await api.aStaff()).send(createStoryCategory, { body })).message.storyCategoryId;
}

/** An author with a portrait. */
export async function anAuthor(api: TestApi, over: Partial<AuthorFields> = {}) {
  const client = api.as(await api.aStaff());
  const { id: authorId } = await client.send(createAuthor, { body: { ...authorFields, ...over } });
  await client.send(uploadAuthorAvatar, { body: { file: await aPicture(), authorId } });
  return { authorId };
}

/** A cluster with a picture. */
export async function aCluster(api: TestApi) {
  const client = api.as(await api.aStaff());
  const { id: clusterId } = await client.send(createCluster, { body: clusterFields });
  const { message } = await client.send(addClusterFiles, { body: { clusterId, clusterFiles: [await aPicture()] } });
  return { clusterId, fileId: message.files[0]?.fileId ?? 0 };
}

/** A draft with a picture. */
export async function aStory(api: TestApi, over: Partial<StoryFields> = {}) {
  const client = api.as(await api.aStaff());
  const body = {
    title: 'Как снять керамику',
    categoryId: over.categoryId ?? (await aStoryCategory(api)),
    description: '<p>Прячем камеру.</p>',
    file: null,
    authorId: null,
    cssMeta: centred,
    ...over,
  };
  const { storyId } = (await client.send(createStory, { body })).message;
  const { message } = await client.send(addStoryFiles, { body: { storyId, storyFiles: [await aPicture()] } });
  return { storyId, fileId: message.storyImages[0]?.fileId ?? 0 };
}

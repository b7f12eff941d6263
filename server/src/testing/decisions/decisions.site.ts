import { activateBanner, deactivateBanner } from '@venue/sdk/banners/admin';
import { getLetter, startLetter, stopLetter } from '@venue/sdk/mailing/admin';
import { letterStatus } from '@venue/sdk/mailing/model';
import { publishProject, unpublishProject } from '@venue/sdk/projects/admin';
import { publishStory, unpublishStory } from '@venue/sdk/stories/admin';
import { storyStatus } from '@venue/sdk/stories/model';
import { aBanner } from '../../areas/banners/banners.testing.ts';
import { aLetter, aSubscriber } from '../../areas/mailing/mailing.testing.ts';
import { aProject } from '../../areas/projects/projects.testing.ts';
import { aStory } from '../../areas/stories/stories.testing.ts';
import type { TestApi } from '../api.ts';
import type { Act, Opposites } from './decisions.acts.ts';

let readers = 0;

/** A letter that has a receiver, and the act that starts sending it. */
async function aLetterToSend(api: TestApi) {
  await aSubscriber(api, `reader${++readers}@example.ru`);
  const { letterId } = await aLetter(api);
  const { version } = (await api.as(await api.aStaff()).send(getLetter, { body: { letterId } })).message;
  const start: Act = client => client.send(startLetter, { body: { letterId, seen: letterStatus.draft, version } });
  return { letterId, start };
}

/**
 * Decisions with one direction only, such as showing something on the site or sending a letter: the second one finds it
 * done.
 */
export const siteOpposites: Readonly<Record<string, Opposites>> = {
  [activateBanner.id]: async api => {
    const saleBannerId = await aBanner(api, await api.aStaff());
    const act: Act = client => client.send(activateBanner, { body: { saleBannerId, seen: false } });
    return [act, act];
  },
  [deactivateBanner.id]: async api => {
    const boss = await api.aStaff();
    const saleBannerId = await aBanner(api, boss);
    await api.as(boss).send(activateBanner, { body: { saleBannerId, seen: false } });
    const act: Act = client => client.send(deactivateBanner, { body: { saleBannerId, seen: true } });
    return [act, act];
  },
  [publishProject.id]: async api => {
    const projectId = await aProject(api, await api.aStaff());
    const act: Act = client => client.send(publishProject, { body: { projectId, seen: false } });
    return [act, act];
  },
  [unpublishProject.id]: async api => {
    const boss = await api.aStaff();
    const projectId = await aProject(api, boss);
    await api.as(boss).send(publishProject, { body: { projectId, seen: false } });
    const act: Act = client => client.send(unpublishProject, { body: { projectId, seen: true } });
    return [act, act];
  },
  [startLetter.id]: async api => {
    const { start } = await aLetterToSend(api);
    return [start, start];
  },
  [stopLetter.id]: async api => {
    const { letterId, start } = await aLetterToSend(api);
    await start(api.as(await api.aStaff()));
    const act: Act = client => client.send(stopLetter, { body: { letterId, seen: letterStatus.sending } });
    return [act, act];
  },
  [publishStory.id]: async api => {
    const body = { storyId: (await aStory(api)).storyId, seen: storyStatus.draft } as const;
    const publish: Act = client => client.send(publishStory, { body });
    return [publish, publish];
  },
  [unpublishStory.id]: async api => {
    const { storyId } = await aStory(api);
    await api.as(await api.aStaff()).send(publishStory, { body: { storyId, seen: storyStatus.draft } });
    const unpublish: Act = client => client.send(unpublishStory, { body: { storyId, seen: storyStatus.published } });
    return [unpublish, unpublish];
  },
};

import { activateBanner, deactivateBanner } from '@venue/sdk/banners/admin';
import { publishProject, unpublishProject } from '@venue/sdk/projects/admin';
import { aBanner } from '../areas/banners/banners.testing.ts';
import { aProject } from '../areas/projects/projects.testing.ts';
import type { Act, Opposites } from './decisions.acts.ts';

/** Whether the site shows something: it can be decided one way only, and the second to do so finds it done. */
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
};

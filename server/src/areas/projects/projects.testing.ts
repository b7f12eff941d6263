import { newIdempotencyKey } from '@venue/sdk';
import { createProject } from '@venue/sdk/projects/admin';
import { ProjectFields } from '@venue/sdk/projects/model';
import { sample } from '@venue/sdk/testing';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

let made = 0;

/** A past project that is not published, under an address of its own. */
export async function aProject(api: TestApi, staff: Person, over: Partial<ProjectFields> = {}): Promise<number> {
  const body = {
    ...sample(ProjectFields),
    projectName: 'Ночь музеев',
    projectDateStart: '2026-05-16',
    projectDateEnd: '2026-05-17',
    urlTranslit: `noch-muzeev-${++made}`,
    projectDescription: '<p>Три этажа выставок</p>',
    ...over,
  };
  return (await api.as(staff).send(createProject, { body }, { idempotencyKey: newIdempotencyKey() })).id;
}

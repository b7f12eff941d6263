import { moment, recordKind, richText, yesNo } from '../core/kind.ts';
import type { PastProject } from './projects.model.ts';

/** A project that is over. */
export const projectRecord = recordKind<PastProject>()({
  name: 'project',
  noun: {
    gender: 'm',
    one: 'прошедший проект',
    acc: 'прошедший проект',
    gen: 'прошедшего проекта',
    dat: 'прошедшему проекту',
    many: 'прошедшие проекты',
    manyGen: 'прошедших проектов',
  },
  read: 'projects.read',
  manage: 'projects.manage',
  id: 'projectId',
  title: 'projectName',
  fields: {
    projectId: '№',
    projectName: 'Название',
    projectDescription: richText('Описание'),
    isPublished: yesNo('На\u00a0сайте'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

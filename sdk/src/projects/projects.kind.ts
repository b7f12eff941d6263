import { count, image, moment, oneOf, recordKind, yesNo } from '../core/kind/kind.ts';
import { publication } from '../core/kind/publication.ts';
import { type PastProject, ProjectFields, projectMoves } from './projects.model.ts';

/** A past project. */
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
  status: { field: 'isPublished', values: publication, moves: projectMoves },
  written: ProjectFields,
  fields: {
    projectId: '№',
    cover: image('Обложка'),
    projectImages: image('Картинки'),
    projectOrder: count('Место'),
    isPublished: oneOf('Статус', publication),
    isDeleted: yesNo('Удалён'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

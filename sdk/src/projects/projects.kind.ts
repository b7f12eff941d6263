import { count, day, image, moment, oneOf, recordKind, richText, yesNo } from '../core/kind/kind.ts';
import { publication } from '../core/kind/publication.ts';
import { type PastProject, projectMoves } from './projects.model.ts';

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
  fields: {
    projectId: '№',
    projectName: 'Название',
    projectDateStart: day('Начался'),
    projectDateEnd: day('Закончился'),
    urlTranslit: 'Адрес страницы',
    projectDescription: richText('Описание'),
    cover: image('Обложка'),
    projectImages: image('Картинки'),
    projectOrder: count('Место'),
    isPublished: oneOf('Статус', publication),
    isDeleted: yesNo('Удалён'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

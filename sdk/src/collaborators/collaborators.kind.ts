import { count, image, moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { publication } from '../core/kind/publication.ts';
import { type Collaborator, CollaboratorFields, collaboratorMoves } from './collaborators.model.ts';

/** A member of the team, as the site presents them. */
export const collaboratorRecord = recordKind<Collaborator>()({
  name: 'collaborator',
  noun: {
    gender: 'm',
    one: 'сотрудник на\u00a0сайте',
    acc: 'сотрудника на\u00a0сайте',
    gen: 'сотрудника на\u00a0сайте',
    dat: 'сотруднику на\u00a0сайте',
    many: 'сотрудники на\u00a0сайте',
    manyGen: 'сотрудников на\u00a0сайте',
  },
  read: 'collaborators.read',
  manage: 'collaborators.manage',
  id: 'collaboratorId',
  title: 'collaboratorText',
  status: { field: 'isPublished', values: publication, moves: collaboratorMoves },
  written: CollaboratorFields,
  fields: {
    collaboratorId: '№',
    collaboratorImage: image('Портрет'),
    collaboratorOrder: count('Место'),
    isPublished: oneOf('Статус', publication),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

import { link, moment, recordKind } from '../core/kind.ts';
import type { Cluster } from './clusters.model.ts';

/** A cluster of businesses. */
export const clusterRecord = recordKind<Cluster>()({
  name: 'cluster',
  noun: {
    gender: 'm',
    one: 'кластер',
    acc: 'кластер',
    gen: 'кластера',
    dat: 'кластеру',
    many: 'кластеры',
    manyGen: 'кластеров',
  },
  read: 'clusters.read',
  manage: 'clusters.manage',
  id: 'clusterId',
  title: 'clusterName',
  fields: {
    clusterId: '№',
    clusterName: 'Название',
    clusterUrl: link('Сайт'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

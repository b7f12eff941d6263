import { formatted, moment, namesIn, recordKind } from '../core/kind/kind.ts';
import { type Cluster, ClusterFields } from './clusters.model.ts';

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
  written: ClusterFields,
  fields: {
    clusterId: '№',
    files: formatted('Картинки', value => namesIn(value, 'fileId', '№\u00a0')),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

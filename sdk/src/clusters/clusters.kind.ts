import { formatField, formatted, link, moment, namesIn, phone, recordKind, richText } from '../core/kind/kind.ts';
import type { Cluster } from './clusters.model.ts';

const contactsText = (value: unknown): string => {
  const { phone: digits, email, address }: Readonly<Record<string, unknown>> = Object(value);
  return [formatField(phone(''), digits), email, address].filter(Boolean).join(', ');
};

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
    clusterVideoUrl: link('Видео'),
    clusterSocials: 'Соцсети',
    clusterContacts: formatted('Контакты', contactsText),
    clusterDescription: richText('О\u00a0кластере'),
    files: formatted('Картинки', value => namesIn(value, 'fileId', '№\u00a0')),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});

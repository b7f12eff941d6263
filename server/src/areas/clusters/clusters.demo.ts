import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { picture } from '../../core/record/pictures.table.ts';
import type { DemoPicture } from '../../demo/pictures.ts';
import { cluster } from './clusters.table.ts';

const DAY = 86_400_000;

const clusterSeeds = [
  {
    name: 'Ремёсла Урала',
    url: 'remesla.example',
    phone: '3432000141',
    email: 'masters@remesla.example',
    address: 'Дизайн-блок, второй этаж',
    vk: 'vk.com/remesla_urala',
    description:
      '<p>Керамисты, камнерезы и\u00a0ткачи под одной крышей. Мастерские работают каждый день, по\u00a0субботам\u00a0— открытые занятия.</p>',
    picture: 'goods/linen',
  },
  {
    name: 'Медиа и\u00a0звук',
    url: '',
    phone: '',
    email: 'zvuk@media.example',
    address: 'Видеостудия',
    vk: '',
    description: '<p>Студии подкастов, монтажа и\u00a0озвучивания.</p>',
    picture: null,
  },
] as const;

const FILE = 'demo-cluster';
const pictures: readonly DemoPicture[] = [{ source: 'goods/linen', name: FILE }];

async function seedClusters(tx: Db, { now }: DemoScene): Promise<void> {
  for (const [index, { picture: source, vk, ...values }] of clusterSeeds.entries()) {
    const createdAt = new Date(now.getTime() - (60 - index) * DAY);
    const socials = { telegram: '', vk, dzen: '', youtube: '' };
    const { id } = inserted(
      await tx
        .insert(cluster)
        .values({ ...values, videoUrl: '', socials, createdAt, updatedAt: createdAt })
        .returning(),
    );
    if (source === null) continue;
    const owner = { owner: 'cluster', ownerId: id } as const;
    await tx.insert(picture).values({ ...owner, file: FILE, isMain: true, position: 1, createdAt });
  }
}

export const clustersDemo: DemoData = { pictures, seed: seedClusters };

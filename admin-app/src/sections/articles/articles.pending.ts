import { articleStatus } from '@venue/sdk/articles/model';
import type { PendingTile } from '../section.ts';
import { articlePaths } from './articles.paths.ts';

const onVerification = `status=${articleStatus.onVerification}`;

export const tiles: readonly PendingTile[] = [
  { kind: 'article', title: 'Статьи на\u00a0проверке', to: `${articlePaths.list.path}?${onVerification}` },
  { kind: 'news', title: 'Новости на\u00a0проверке', to: `${articlePaths.list.path}?kind=news&${onVerification}` },
];

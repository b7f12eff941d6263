import { articleKind } from '@venue/sdk/articles/model';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '../../app/LinkTabs.tsx';

const kinds = [
  { kind: articleKind.article, title: 'Статьи', to: '?' },
  { kind: articleKind.news, title: 'Новости', to: '?kind=news' },
] as const;

/** The kind the address names; articles unless it says otherwise. */
export function useKind(): (typeof kinds)[number]['kind'] {
  const [params] = useSearchParams();
  return params.get('kind') === 'news' ? articleKind.news : articleKind.article;
}

/** Articles and news. Each list starts without the filters of the other: their statuses differ. */
export const KindTabs = ({ chosen }: { chosen: (typeof kinds)[number]['kind'] }) => (
  <LinkTabs
    label="Вид записей"
    tabs={kinds.map(({ kind, title, to }) => ({ text: title, to, current: kind === chosen }))}
    overList
  />
);

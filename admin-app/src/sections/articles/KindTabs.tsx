import { articleKind } from '@venue/sdk/articles/model';
import { Link, useSearchParams } from 'react-router-dom';
import css from './KindTabs.module.css';

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
  <nav className={css.tabs} aria-label="Вид записей">
    {kinds.map(({ kind, title, to }) => (
      <Link key={kind} to={to} className={css.tab} aria-current={kind === chosen ? 'page' : undefined}>
        {title}
      </Link>
    ))}
  </nav>
);

import { articleKind } from '@venue/sdk/articles/model';
import { useSearchParams } from 'react-router-dom';

/** The kind the address names; articles unless it says otherwise. */
export function useKind(): (typeof articleKind.ids)[number] {
  const [params] = useSearchParams();
  return params.get('kind') === 'news' ? articleKind.news : articleKind.article;
}

import { articleKind } from '@venue/sdk/articles/model';
import { useSearchParams } from 'react-router-dom';

/** The kind named in the address; articles by default. */
export function useKind(): (typeof articleKind.ids)[number] {
  const [params] = useSearchParams();
  return params.get('kind') === 'news' ? articleKind.news : articleKind.article;
}

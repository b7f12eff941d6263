import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { AuthorsPage } from '../authors/authors.view.ts';
import { ClustersList } from './ClustersList.tsx';

/** Clusters, or the authors of the blog, as the address says. */
export default function ClustersPage() {
  const [params] = useSearchParams();
  const may = useMay();
  const both = may('clusters.read') && may('authors.read');
  const ofAuthors = both ? params.get('view') === 'authors' : may('authors.read');
  const tabs = both && (
    <LinkTabs
      label="Вид записей"
      tabs={[
        { text: 'Кластеры', to: '?', current: !ofAuthors },
        { text: 'Авторы', to: '?view=authors', current: ofAuthors },
      ]}
    />
  );
  return ofAuthors ? <AuthorsPage tabs={tabs} /> : <ClustersList tabs={tabs} />;
}

import { listPublicClusters } from '@venue/sdk/clusters';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { RecordsList } from '../app/records/RecordsList.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { clusterPaths } from './clusters.paths.ts';

const filters = {};

/** The groups of businesses the venue is home to, for everybody. */
export default function ClustersPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const list = useCall(listPublicClusters, { query: { page, ...(search ? { search } : {}) } }, { keepPrevious: true });
  return (
    <Page {...useScreen()}>
      <RecordsList
        address={address}
        searchIn="Название"
        selects={[]}
        list={list}
        tiles="Кластеры площадки"
        card={({ clusterId, clusterName, cover }) => (
          <RecordTile
            key={clusterId}
            picture={cover}
            name={clusterName}
            heading={
              <ScreenLink to={clusterPaths.page} params={{ clusterId }}>
                {clusterName}
              </ScreenLink>
            }
          />
        )}
        texts={{
          failed: 'Не удалось загрузить кластеры',
          retry: 'Попробуйте другие слова.',
          all: 'Показать все',
        }}
        empty={
          <Empty title="Кластеров пока нет" text="Здесь появятся сообщества мастерских и&nbsp;компаний площадки." />
        }
      />
    </Page>
  );
}

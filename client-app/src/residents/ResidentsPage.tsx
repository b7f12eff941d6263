import { listPublicResidents } from '@venue/sdk/residents';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { linkText } from '@venue/shared-ui/parts/record/linkOf.ts';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { RecordsList } from '../app/records/RecordsList.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { residentPaths } from './residents.paths.ts';

const filters = {};

/** Public list of residents. */
export default function ResidentsPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const list = useCall(listPublicResidents, { query: { page, ...(search ? { search } : {}) } }, { keepPrevious: true });
  return (
    <Page {...useScreen()}>
      <RecordsList
        address={address}
        searchIn="Название"
        selects={[]}
        list={list}
        tiles="Резиденты площадки"
        card={({ residentId, residentName, residentSiteUrl, residentImage }) => (
          <RecordTile
            key={residentId}
            picture={residentImage}
            name={residentName}
            heading={
              <ScreenLink to={residentPaths.page} params={{ residentId }}>
                {residentName}
              </ScreenLink>
            }
            lead={linkText(residentSiteUrl)}
          />
        )}
        texts={{
          failed: 'Не удалось загрузить резидентов',
          retry: 'Попробуйте другие слова.',
          all: 'Показать всех',
        }}
        empty={<Empty title="Резидентов пока нет" text="Здесь появятся мастерские, студии и&nbsp;компании площадки." />}
      />
    </Page>
  );
}

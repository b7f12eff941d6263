import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { listPlaces, type Place, placeState } from './pretend.calls.ts';
import { place } from './pretend.section.ts';

const col = columnsOf<Place>();
const columns = [
  col.number('placeId', '№'),
  col.text('placeName', 'Название'),
  col.status('placeState', 'Состояние', placeState),
];
const filters: readonly Filter[] = [
  { kind: 'select', name: 'placeState', label: 'Состояние', options: placeState.options },
];

export default function PlacesPage() {
  return (
    <Page {...useScreen()}>
      <SectionGrid
        call={listPlaces}
        columns={columns}
        filters={filters}
        rowId="placeId"
        title="Парковка"
        open={row => href(place, { id: row.placeId })}
      />
    </Page>
  );
}

import { listMyBrands } from '@venue/sdk/brands';
import { brandStatus } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useSearchParams } from 'react-router-dom';
import { screens } from '../screens.ts';
import { BrandCard } from './BrandCard.tsx';
import { BrandFilter } from './BrandFilter.tsx';
import css from './BrandsPage.module.css';

const PAGE_SIZE = 10;

/** My brands with their statuses, kept fresh by the live channel. The address keeps filter and page. */
export default function BrandsPage() {
  const [params, setParams] = useSearchParams();
  const status = brandStatus.ids.find(id => String(id) === params.get('status'));
  const search = params.get('search')?.slice(0, 100).trim() ?? '';
  const page = Math.min(Math.max(Number.parseInt(params.get('page') ?? '1', 10) || 1, 1), 10_000);
  const filtered = status !== undefined || search !== '';
  const { data, error, refetch } = useCall(
    listMyBrands,
    {
      body: {
        page,
        pageSize: PAGE_SIZE,
        ...(status === undefined ? {} : { brandStatus: status }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  const put = (patch: Readonly<Record<string, string>>) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(patch)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: true },
    );
  const create = (
    <Button variant="contained" to={screens.brandCreate.path}>
      Добавить бренд
    </Button>
  );
  const none = data?.message.total === 0;
  return (
    <Page {...useScreen()} {...(none && !filtered ? {} : { actions: create })}>
      {(filtered || (data && !none)) && (
        <BrandFilter
          search={search}
          status={status}
          onSearch={text => put({ search: text })}
          onStatus={id => put({ status: id === undefined ? '' : String(id) })}
        />
      )}
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить бренды" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={176} />
        )
      ) : none && filtered ? (
        <Empty
          title="Ничего не нашлось"
          text="Попробуйте другие слова или другой статус."
          action={
            <Button variant="outlined" onClick={() => put({ search: '', status: '' })}>
              Показать все бренды
            </Button>
          }
        />
      ) : none ? (
        <Empty
          title="Брендов пока нет"
          text="Добавьте свой бренд: после проверки его увидят другие участники, и от его имени можно предлагать товары на маркетплейсе."
          action={create}
        />
      ) : (
        <>
          <ul className={css.list}>
            {data.items.map(row => (
              <BrandCard key={row.brandId} brand={row} />
            ))}
          </ul>
          <Pager total={data.message} page={page} pageSize={PAGE_SIZE} go={to => put({ page: String(to) })} />
        </>
      )}
    </Page>
  );
}

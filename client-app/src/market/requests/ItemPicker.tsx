import Dialog from '@mui/material/Dialog';
import { listMyItems } from '@venue/sdk/market';
import type { MarketRequest } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useNarrow } from '@venue/shared-ui/parts/useNarrow.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';
import { useId, useState } from 'react';
import { SearchField } from '../../app/records/ListFilter.tsx';
import { ItemThumb } from '../items/ItemRow.tsx';
import { priceOf } from '../items/itemWords.ts';
import { itemPaths } from '../market.paths.ts';
import css from './ItemPicker.module.css';
import { usePutItems } from './usePutItems.ts';

const PAGE_SIZE = 20;

interface Props {
  request: MarketRequest;
  close: () => void;
}

/** Chooses several of my items of the request's brand at once, across searches and pages. */
export default function ItemPicker({ request, close }: Props) {
  const { requestId, brandId, brandName } = request;
  const title = useId();
  const narrow = useNarrow();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [selection, setSelection] = useState<readonly number[]>([]);
  const { put, busy, failed } = usePutItems(requestId);
  const { data, error, refetch } = useCall(
    listMyItems,
    { body: { brandId, page, pageSize: PAGE_SIZE, sort: 'itemName', order: 'asc', ...(search ? { search } : {}) } },
    { keepPrevious: true },
  );
  const inside = new Set(request.items.map(item => item.itemId));
  const toggle = (itemId: number) =>
    setSelection(list => (list.includes(itemId) ? list.filter(each => each !== itemId) : [...list, itemId]));
  const add = async () => {
    const rest = await put(selection);
    setSelection(rest);
    if (rest.length === 0) close();
  };
  const create = `${href(itemPaths.create)}?request=${requestId}`;
  return (
    <Mui>
      <Dialog open onClose={close} aria-labelledby={title} maxWidth="sm" fullWidth fullScreen={narrow}>
        <div className={css.box}>
          <h2 id={title}>Товары бренда «{brandName}»</h2>
          <SearchField
            label="Название или артикул"
            value={search}
            onSearch={text => {
              setSearch(text);
              setPage(1);
            }}
          />
          <div className={css.scroll}>
            {!data ? (
              error ? (
                <ErrorNote error={error} title="Не удалось загрузить товары" retry={() => void refetch()} />
              ) : (
                <TextSkeleton lines={6} />
              )
            ) : data.items.length === 0 ? (
              <p className={css.none}>
                {search ? 'Ничего не\u00a0нашлось: попробуйте другие слова.' : 'У\u00a0этого бренда пока нет товаров.'}
              </p>
            ) : (
              <ul className={css.list}>
                {data.items.map(item => (
                  <li key={item.itemId}>
                    <label className={css.option}>
                      <input
                        type="checkbox"
                        checked={inside.has(item.itemId) || selection.includes(item.itemId)}
                        disabled={inside.has(item.itemId)}
                        onChange={() => toggle(item.itemId)}
                      />
                      <ItemThumb item={item} />
                      <span className={css.words}>
                        <span>{item.itemName}</span>
                        <SoftText as="span" size="small">
                          <span>{priceOf(item)}</span>
                          {item.itemArticle && <span>{` · арт.\u00a0${item.itemArticle}`}</span>}
                          {inside.has(item.itemId) && <span> · уже в&nbsp;заявке</span>}
                        </SoftText>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            )}
            {data && <Pager total={data.message} page={page} pageSize={PAGE_SIZE} go={setPage} />}
          </div>
          {failed && (
            <p className={css.failed} role="alert">
              Добавлены не&nbsp;все товары: {failed}
            </p>
          )}
          <div className={css.buttons}>
            <Button to={create}>Новый товар</Button>
            <span className={css.gap} />
            <Button color="inherit" onClick={close}>
              Отмена
            </Button>
            <Button variant="contained" disabled={selection.length === 0 || busy} onClick={() => void add()}>
              {selection.length === 0 ? 'Добавить' : `Добавить (${selection.length})`}
            </Button>
          </div>
        </div>
      </Dialog>
    </Mui>
  );
}

import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { AnyCall } from '@venue/sdk';
import { listViews, removeView, saveView } from '@venue/sdk/views/admin';
import type { SavedView } from '@venue/sdk/views/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { listSchema, readAddress, writeAddress } from '@venue/shared-ui/grid/address.ts';
import { readArrangement, sameArrangement } from '@venue/shared-ui/grid/arrangement.ts';
import type { ListState } from '@venue/shared-ui/grid/CallGrid.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shareAddress } from './share.ts';
import { keepOpensWith, saysSomething } from './start.ts';
import css from './ViewsMenu.module.css';
import { arrangementOf, bodyOf, differs, noteOf, ownFirst, queryText, viewShown } from './views.ts';

const ViewDialog = lazyWithRetry(
  () => import('./ViewDialog.tsx'),
  ({ close }) => close(),
);

/** Saved views of a list, the person's own and those of colleagues: choosing, saving, renaming, sharing, deleting. */
export function ViewsMenu({ call, list }: { call: AnyCall; list: ListState }) {
  const { data } = useCall(listViews, { query: { list: call.id } });
  const views = useMemo(() => data && ownFirst(data.message.views), [data]);
  const [params, setParams] = useSearchParams();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [viewId, setViewId] = useState<number | null>(null);
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  const { send: save } = useSend(saveView, { done: 'Вид сохранён' });
  const { send: restore } = useSend(saveView, { done: 'Вид возвращён' });
  const { send: remove } = useSend(removeView);

  const { arrangement, plain, arrange } = list;
  const query = queryText(call, list.query);
  const screen = { call, query, arrangement, plain };
  const view = viewShown(views ?? [], viewId, screen);
  const changed = view !== undefined && differs(view, screen);
  /** The view on screen, if the user may edit it. */
  const ownView = view?.can.includes('edit') ? view : undefined;
  const now = { query, arrangement: sameArrangement(arrangement, plain) ? null : arrangement };

  const show = (text: string) => {
    const schema = listSchema(call);
    setParams(current => writeAddress(schema, readAddress(schema, new URLSearchParams(text)), current));
  };
  const open = (next: SavedView) => {
    setViewId(next.viewId);
    show(next.query);
    arrange(arrangementOf(next, plain));
  };
  const drop = async (gone: SavedView) => {
    const title = `Удалить вид «${gone.title}»?`;
    const text = `Его сделал коллега: ${gone.madeBy}. Вид пропадёт у\u00a0всех, вернуть его будет нельзя.`;
    if (gone.madeBy !== null && !(await confirm({ title, text, yes: 'Удалить', danger: true }))) return;
    if (!(await remove({ body: { viewId: gone.viewId } }))) return;
    if (gone.madeBy !== null) return notify.success(`Вид «${gone.title}» удалён`);
    const { viewId: _, ...body } = bodyOf(gone);
    notify.success(`Вид «${gone.title}» удалён`, { label: 'Вернуть', run: () => restore({ body }) });
  };

  // A browser with no stored settings for this list applies the default view only after the first rows.
  const [untouched] = useState(() => !saysSomething(call, params) && readArrangement(call.id) === null);
  const byDefault = views?.find(each => each.isDefault);
  const come = views !== undefined;
  const begin = useEffectEvent(() => {
    if (untouched && byDefault) open(byDefault);
  });
  useEffect(() => {
    if (come) begin();
  }, [come]);
  const start = come ? (byDefault?.query ?? '') : undefined;
  useEffect(() => {
    if (start !== undefined) keepOpensWith(call.id, start);
  }, [call.id, start]);

  const act = (run: () => unknown) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <Button
        color="inherit"
        size="small"
        className={css.button ?? ''}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <span className={css.title}>{view ? view.title : 'Виды'}</span>
        {changed && <span className={css.changed}>изменён</span>}
        <Icon name="down" size={20} />
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Сохранённые виды' } }}
      >
        {(views ?? []).map(each => (
          <MenuItem key={each.viewId} selected={each === view} onClick={act(() => open(each))}>
            <span className={css.entry}>{each.title}</span>
            {noteOf(each) && <span className={css.note}>{noteOf(each)}</span>}
          </MenuItem>
        ))}
        {views && views.length > 0 && <Divider />}
        {ownView && changed && (
          <MenuItem onClick={act(() => save({ body: { ...bodyOf(ownView), ...now } }))}>
            Сохранить изменения вида
          </MenuItem>
        )}
        {view && changed && <MenuItem onClick={act(() => open(view))}>Отменить изменения вида</MenuItem>}
        <MenuItem onClick={act(() => setNaming('new'))}>Сохранить как новый вид…</MenuItem>
        {ownView && <MenuItem onClick={act(() => setNaming(ownView))}>Переименовать вид…</MenuItem>}
        {ownView?.madeBy === null && (
          <MenuItem onClick={act(() => save({ body: { ...bodyOf(ownView), isDefault: !ownView.isDefault } }))}>
            {ownView.isDefault ? 'Не\u00a0открывать первым' : 'Открывать первым'}
          </MenuItem>
        )}
        {ownView && (
          <MenuItem onClick={act(() => save({ body: { ...bodyOf(ownView), isShared: !ownView.isShared } }))}>
            {ownView.isShared ? 'Скрыть от\u00a0коллег' : 'Показать коллегам'}
          </MenuItem>
        )}
        {ownView && (
          <MenuItem sx={{ color: 'var(--bad-text)' }} onClick={act(() => drop(ownView))}>
            Удалить вид
          </MenuItem>
        )}
        <Divider />
        <MenuItem onClick={act(shareAddress)}>Скопировать ссылку</MenuItem>
        {(query !== '' || now.arrangement !== null) && (
          <MenuItem
            onClick={act(() => {
              setViewId(null);
              show('');
              arrange(plain);
            })}
          >
            Показать всё, как было сначала
          </MenuItem>
        )}
      </Menu>
      {naming && (
        <Suspense fallback={null}>
          <ViewDialog
            view={
              naming === 'new'
                ? { list: call.id, title: '', isDefault: false, isShared: false, ...now }
                : bodyOf(naming)
            }
            isOwn={naming === 'new' || naming.madeBy === null}
            close={() => setNaming(null)}
            done={saved => {
              setViewId(saved.viewId);
              setNaming(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

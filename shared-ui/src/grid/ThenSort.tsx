import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { type ListQuery, type SecondSort, wayOf } from './address.ts';

interface Props {
  columns: readonly { readonly field: string; readonly headerName?: string | undefined }[];
  /** The values that the call allows for `sort`. */
  sorts: readonly string[];
  first: string;
  second: SecondSort | undefined;
  change: (patch: ListQuery) => void;
}

/** Chooses the column that orders rows with equal values in the first sort. */
export default function ThenSort({ columns, sorts, first, second, change }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleOf = (field: string) => columns.find(column => column.field === field)?.headerName ?? field;
  const offered = sorts
    .filter(each => each.startsWith(`${first},`))
    .map(sort => {
      const [, field = ''] = sort.replace('-', '').split(',');
      return { sort, field, isUp: !sort.includes('-') };
    })
    .filter(({ field }) => columns.some(column => column.field === field));
  const choose = (sort: string) => {
    setAnchor(null);
    change({ sort });
  };
  return (
    <>
      <Button
        color="inherit"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {second ? (
          <span>
            Затем: {titleOf(second.field)} <span aria-hidden>{second.isUp ? '↑' : '↓'}</span>
            <span className="visually-hidden">{wayOf(second.isUp)}</span>
          </span>
        ) : (
          <span>Затем по…</span>
        )}
        <Icon name="down" size={20} />
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `Порядок строк, равных по\u00a0столбцу «${titleOf(first)}»` } }}
      >
        {offered.map(({ sort, field, isUp }) => (
          <MenuItem key={sort} selected={field === second?.field && isUp === second.isUp} onClick={() => choose(sort)}>
            {titleOf(field)}: {wayOf(isUp)}
          </MenuItem>
        ))}
        {second && <MenuItem onClick={() => choose(first)}>Без второго порядка</MenuItem>}
      </Menu>
    </>
  );
}

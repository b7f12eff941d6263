import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { type AnyCall, type Download, failedAt } from '@venue/sdk';
import { type MouseEvent, Suspense, useState } from 'react';
import { saveFile } from '../data/saveFile.ts';
import { useSend } from '../data/useSend.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import { Spinner } from '../parts/load/Spinner.tsx';
import { useNarrow } from '../parts/useNarrow.ts';
import { choicesOf, fieldsOf, type ListQuery, listPart, listSchema } from './address.ts';
import css from './CallGrid.module.css';

const ActionMenu = lazyWithRetry(
  () => import('./ActionMenu.tsx'),
  ({ close }) => close(),
);

const texts = {
  done: 'Файл успешно скачан',
  refused: 'Не удалось скачать файл',
  failed: failedAt('скачивании файла'),
} as const;

const names: Readonly<Record<string, string>> = { xlsx: 'Таблица Excel (XLSX)', csv: 'Текст CSV' };

interface Props {
  call: AnyCall;
  query: ListQuery;
  label?: string;
  /** Shows only the icon, for the bar above a table. */
  compact?: boolean;
}

/** Downloads all rows that match the filters, not only the page on screen; asks for the format if there are several. */
export function ExportButton({ call, query, label = 'Скачать', compact = false }: Props) {
  const { send, busy } = useSend(call, texts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const narrow = useNarrow();
  const schema = listSchema(call);
  const formats = choicesOf(schema, 'format');
  const download = async (format?: string) => {
    const exportQuery: ListQuery = format ? { ...query, format } : query;
    const input = Object.fromEntries(
      fieldsOf(schema).flatMap(name => (exportQuery[name] === undefined ? [] : [[name, exportQuery[name]]])),
    );
    // A large export takes the server a while.
    const file = (await send({ [listPart(call)]: input }, { timeoutMs: 120_000 })) as Download | undefined;
    if (file) saveFile(file);
  };
  const icon = busy ? <Spinner size={20} /> : <DownloadIcon />;
  const button = {
    'aria-busy': busy || undefined,
    'aria-haspopup': formats.length > 1 ? ('menu' as const) : undefined,
    'aria-expanded': formats.length > 1 ? anchor !== null : undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (formats.length <= 1) return void download();
      setOpened(true);
      setAnchor(event.currentTarget);
    },
  };
  return (
    <>
      {compact ? (
        <IconButton className={css.tool} aria-label={label} title={label} {...button}>
          {icon}
        </IconButton>
      ) : (
        <Button
          variant={narrow ? 'outlined' : 'text'}
          color="inherit"
          size={narrow ? 'medium' : 'small'}
          startIcon={icon}
          {...button}
        >
          {label}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <ActionMenu
            anchor={anchor}
            close={() => setAnchor(null)}
            items={formats.map(format => ({
              label: names[format] ?? format.toUpperCase(),
              run: () => void download(format),
            }))}
          />
        </Suspense>
      )}
    </>
  );
}

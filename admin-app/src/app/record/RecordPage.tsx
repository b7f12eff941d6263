import { type AnyCall, type AnyKind, ApiFailure, type Input, noSuch, type OptionId, type Reply } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { type Address, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useMay } from '../frame/useWho.ts';
import { lastListUrl } from '../list/lastListUrl.ts';
import { useRecent } from '../search/useRecent.ts';
import { headed } from './headed.tsx';
import { Presence } from './Presence.tsx';

/** A kind whose records support presence and history. */
export type PageKind = AnyKind & { readonly name: KindName };

/** The record that a call reads: the `message` of its reply. */
export type RecordOf<C extends AnyCall> = Reply<C> extends { readonly message: infer R } ? R : never;

interface Props<C extends AnyCall, R> {
  kind: PageKind;
  /** If one call reads records of two kinds: picks the kind of this record. */
  kindOf?: (record: NoInfer<R>) => PageKind;
  /** The call that reads the record by the id in the address. */
  get: C;
  input: (id: number) => Input<C>;
  /** Finds the record in the response, if it is not its `message`; returns undefined if there is no such record. */
  find?: (reply: Reply<C>, id: number) => R | undefined;
  /** The name of the record, if it is not the title field of its kind; '' if it has no name. */
  name?: (record: R) => string;
  /** The list to return to if the record does not exist. */
  list: Address;
  /** Overrides for the page frame: the breadcrumbs, the lead, or a title with a number of its own. */
  frame?: (record: R, screen: ReturnType<typeof useScreen>) => Partial<ComponentProps<typeof Page>>;
  /** Buttons beside the heading. */
  actions?: (record: R) => ReactNode;
  /** The page's body. */
  children: (record: R, reader: Reader) => ReactNode;
}

interface Reader {
  /** Whether the reader may change the record. */
  readonly manages: boolean;
  /** Reads the record again. */
  readonly refetch: () => void;
}

/** The usual response of a call that reads one record: the record is its `message`. */
const messageOf = <R,>(reply: unknown): R => (reply as { readonly message: R }).message;

/**
 * The page of one record: loads it by the id in the address and shows its name and number, its status and who else has
 * it open. Shows a skeleton while loading, a retry button after a failure, and a link to the list if there is no such
 * record.
 */
export function RecordPage<C extends AnyCall, R = RecordOf<C>>({
  kind,
  kindOf,
  get,
  input,
  find = messageOf,
  name,
  list,
  frame,
  actions,
  children,
}: Props<C, R>) {
  const screen = useScreen();
  const [number] = Object.values(useParams());
  const id = numberIn(number);
  const may = useMay();
  const { data, error, refetch } = useCall(get, input(id ?? 0), { enabled: id !== null });
  const record = data && id !== null ? find(data, id) : undefined;

  const of = (record && kindOf?.(record)) ?? kind;
  const fields = (record ?? {}) as Readonly<Record<string, unknown>>;
  const called = record ? (name?.(record) ?? String(fields[of.title] ?? '')).trim() : '';
  // If the address serves records of two kinds, the heading names the kind of this one.
  const numbered = kindOf && record ? `${of.label} №\u00a0${id}` : screen.title;
  const framed = record && frame?.(record, screen);
  useRecent(record && (framed?.title ?? (called || numbered)), called ? numbered : '');

  const missing = data !== undefined && !record;
  if (id === null || missing || (!record && error instanceof ApiFailure && error.status === 404))
    return (
      <Page {...screen}>
        <Empty
          title={noSuch(kind.noun)}
          text="Проверьте номер в&nbsp;адресе: возможно, он набран с&nbsp;ошибкой."
          action={<Button to={lastListUrl(list.path)}>К&nbsp;списку</Button>}
        />
      </Page>
    );
  if (!record)
    return (
      <Page {...screen}>
        {error ? (
          <ErrorNote error={error} title={`Не удалось загрузить ${kind.noun.acc}`} retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={12} />
        )}
      </Page>
    );
  const reader = { manages: may(of.manage), refetch: () => void refetch() };
  return (
    <Page
      {...screen}
      {...headed(framed?.title ? '' : called, numbered)}
      {...framed}
      actions={
        <>
          {of.status && (
            // On a phone the buttons take the whole width; the wrapper keeps the status at its own width.
            <div>
              <StatusChip option={of.status.values.option(fields[of.status.field] as OptionId)} />
            </div>
          )}
          {actions?.(record)}
        </>
      }
    >
      <Presence kind={of.name} id={id} />
      {/* Another record remounts the body, so that no typed values or open dialogs are carried over. */}
      <div key={id}>{children(record, reader)}</div>
    </Page>
  );
}

import { type AnyCall, type AnyKind, ApiFailure, type Input, noSuch, type OptionId, type Reply } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
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

/** A kind whose records say who has them open and keep a history. */
export type PageKind = AnyKind & { readonly name: KindName };

/** The record that a call reads: the `message` of its reply. */
export type RecordOf<C extends AnyCall> = Reply<C> extends { readonly message: infer R } ? R : never;

interface Props<C extends AnyCall, R> {
  kind: PageKind;
  /** Where one call reads records of two kinds: the kind of this one. */
  kindOf?: (record: NoInfer<R>) => PageKind;
  /** Reads the record whose number the address has. */
  get: C;
  input: (id: number) => Input<C>;
  /** The record within the reply, where that is not its `message`; undefined when there is none of this number. */
  find?: (reply: Reply<C>, id: number) => R | undefined;
  /** What people call the record by, where that is not the field its kind names; '' when it has no name. */
  name?: (record: R) => string;
  /** The list that a page without its record leads back to. */
  list: Address;
  /** What the frame of this page says otherwise: its crumbs, its lead, or a title that has a number of its own. */
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

/** What calls that read one record answer: the record as their `message`. */
const messageOf = <R,>(reply: unknown): R => (reply as { readonly message: R }).message;

/**
 * The page of one record: reads it by the number in the address and shows its name with its number beside it, its
 * status and who else has it open. While it loads there is a skeleton, after a failure a way to try again, and without the record a way back.
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
  // One address may have records of two kinds: then the kind tells what this one is.
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
            // On a phone the buttons beside it take the whole width; the status keeps its own.
            <div>
              <StatusChip option={of.status.values.option(fields[of.status.field] as OptionId)} />
            </div>
          )}
          {actions?.(record)}
        </>
      }
    >
      <Presence kind={of.name} id={id} />
      {/* The page of another record is mounted afresh: nothing typed or opened here is carried over. */}
      <div key={id}>{children(record, reader)}</div>
    </Page>
  );
}

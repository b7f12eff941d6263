import { type ApiFailure, isApiFailure, type Unreachable } from '@venue/sdk';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { type Place, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { AskSupport } from '../person/AskSupport.tsx';
import css from './PublicRecord.module.css';
import { RecordNotFound } from './RecordNotFound.tsx';

interface Props<R> {
  /** The result of `useCall` for the record. */
  reply: {
    readonly data: { readonly message: R } | undefined;
    readonly error: ApiFailure | Unreachable | null;
    readonly refetch: () => unknown;
  };
  /** The address has no number: there is no such record. */
  nameless: boolean;
  /** The list of such records. */
  list: Place;
  titleOf: (record: R) => string;
  texts: {
    /** «Бренд не найден». */
    readonly gone: string;
    /** «Не удалось загрузить бренд». */
    readonly failed: string;
  };
  children: (record: R) => ReactNode;
}

/** The public page of a published record, titled with its name. */
export function PublicRecord<R>({ reply, nameless, list, titleOf, texts, children }: Props<R>) {
  const screen = useScreen();
  const { data, error, refetch } = reply;
  // A record cached from an earlier visit may have been deleted since.
  if (nameless || (isApiFailure(error) && error.code === 'not_found'))
    return <RecordNotFound title={texts.gone} home={list.path} homeLabel={list.title} />;
  return (
    <Page {...screen} {...(data ? { title: titleOf(data.message) } : {})}>
      {data ? (
        <>
          {children(data.message)}
          <p className={css.next}>
            <AskSupport about={`${list.title}: ${titleOf(data.message)}`} />
            <Button variant="text" to={list.path}>
              {list.title}
            </Button>
          </p>
        </>
      ) : error ? (
        <ErrorNote error={error} title={texts.failed} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  );
}

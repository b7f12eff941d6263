import { isApiFailure } from '@venue/sdk';
import { getArticle } from '@venue/sdk/articles';
import type { Article } from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { type Place, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { RecordNotFound } from '../app/records/RecordNotFound.tsx';

interface Props {
  /** Where to go when there is no such article. */
  home: Place;
  children: (article: Article) => ReactNode;
}

/** Loads the article in the address and keeps it up to date. */
export function ArticleLoader({ home, children }: Props) {
  const { articleId = '' } = useParams();
  const screen = useScreen();
  const { data, error, refetch } = useCall(getArticle, { id: Number(articleId) });
  if (data) return children(data.message);
  if (isApiFailure(error) && error.code === 'not_found')
    return <RecordNotFound title="Статья не найдена" home={home.path} homeLabel={home.title} />;
  return (
    <Page {...screen}>
      {error ? (
        <ErrorNote error={error} title="Не удалось загрузить статью" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  );
}

import { failedAt } from '@venue/sdk';
import type { ApplicationCard } from '@venue/sdk/applications/model';
import { confirmArticle, confirmNews, getArticle } from '@venue/sdk/articles/admin';
import {
  type AdminArticle,
  type ApprovedArticle,
  type ArticleFields,
  articleCssScope,
  articleKind,
  articleStatus,
} from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Changes } from './Changes.tsx';
import { changesOf, type Field, photoChanges } from './changes.ts';
import type { Decision } from './decision.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Facts } from './Facts.tsx';
import { Gallery } from './Gallery.tsx';
import { Heading } from './Heading.tsx';
import { quoted } from './quoted.ts';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';
import { Versions } from './Versions.tsx';

const fields: readonly Field<ArticleFields & { readonly cssStyle: string }>[] = [
  { label: 'Заголовок', of: article => article.articleTitle },
  { label: 'Лид', of: article => article.articleLead },
  { label: 'Текст', of: article => ({ html: article.articleText }) },
  { label: 'Автор', of: article => article.articleAuthor },
  { label: 'Источник', of: article => article.articleSourceUrl },
  { label: 'Стили', of: article => article.cssStyle },
];

/** An article or a news item under review. */
export function AboutArticle({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getArticle, { id: application.objectId });
  const article = data?.message;
  const again = () => void refetch();
  return (
    <Review
      application={application}
      decisions={article ? decisionsOf(article) : isGone(error) ? [] : null}
      steps={article?.history ?? []}
      again={again}
    >
      {article ? (
        <>
          <Heading title={article.articleTitle} chip={<StatusChip face={articleStatus.face(article.statusValue)} />} />
          <Versions
            changes={article.approved && <ArticleChanges now={article} approved={article.approved} />}
            whole={<WholeArticle article={article} />}
          />
        </>
      ) : (
        <Unread error={error} retry={again} />
      )}
    </Review>
  );
}

function ArticleChanges({ now, approved }: { now: AdminArticle; approved: ApprovedArticle }) {
  return (
    <Changes
      changes={changesOf(approved, now, fields)}
      photos={photoChanges(
        approved.mainImage ? [approved.mainImage] : [],
        now.images.filter(image => image.isMain),
      )}
      approvedAt={approved.approvedAt}
      approvedBy={approved.approvedBy}
    />
  );
}

function WholeArticle({ article }: { article: AdminArticle }) {
  const { articleId, articleLead, articleText, articleAuthor, articleSourceUrl, images, cssUrl } = article;
  return (
    <>
      {cssUrl && <link rel="stylesheet" href={cssUrl} precedence="default" />}
      <Facts
        rows={[
          ['Автор', articleAuthor],
          ['Источник', articleSourceUrl && <ExternalLink to={articleSourceUrl} />],
          ['Лид', articleLead],
        ]}
      />
      {images.length > 0 && <Gallery label="Картинки" photos={images} />}
      <div className={articleCssScope(articleId)}>
        <Formatted html={articleText} />
      </div>
    </>
  );
}

function decisionsOf({ articleId, articleKind: kind, articleTitle, version, can }: AdminArticle): Decision[] {
  const { published, rejected, rework } = articleStatus;
  const isNews = kind === articleKind.news;
  const about = isNews ? 'новости' : 'статье';
  const texts = {
    done: `Решение по ${about} сохранено`,
    refused: `Не удалось сохранить решение по ${about}`,
    failed: failedAt(`сохранении решения по ${about}`),
  };
  const how = { to: { id: articleId }, texts, label: `Решение по ${about}` };
  const articleForm =
    (status: typeof published | typeof rejected | typeof rework): Decision['form'] =>
    ({ children, done }) => (
      <CallForm {...how} call={confirmArticle} from={{ status, rejectionReason: '', version }} done={done}>
        {children}
      </CallForm>
    );
  const newsForm =
    (status: typeof published | typeof rejected): Decision['form'] =>
    ({ children, done }) => (
      <CallForm {...how} call={confirmNews} from={{ status, rejectionReason: '', version }} done={done}>
        {children}
      </CallForm>
    );
  const form = isNews ? newsForm : articleForm;
  const what = `${isNews ? 'новость' : 'статью'} ${quoted(articleTitle)}`;
  const reasons = [
    'Проверьте факты и\u00a0даты',
    'Укажите источник',
    'Замените главную картинку',
    'Исправьте опечатки',
  ];
  const all: Decision[] = [
    {
      name: 'confirm',
      label: 'Опубликовать',
      tone: 'main',
      title: `Опубликовать ${what}?`,
      text: `${isNews ? 'Её' : 'Статью'} сразу увидят читатели сайта.`,
      form: form(published),
    },
    {
      name: 'rework',
      label: 'На\u00a0доработку',
      tone: 'plain',
      title: `Вернуть ${what} на\u00a0доработку?`,
      text: 'Автор поправит текст и\u00a0отправит снова.',
      reasons,
      form: articleForm(rework),
    },
    {
      name: 'reject',
      label: 'Отклонить',
      tone: 'danger',
      title: `Отклонить ${what}?`,
      text: 'Править её и\u00a0отправить снова автор уже не\u00a0сможет.',
      reasons: ['Тема не\u00a0подходит площадке', 'Реклама без\u00a0договорённости', 'Текст нарушает авторские права'],
      form: form(rejected),
    },
  ];
  return all.filter(({ name }) => can.some(action => action === name));
}

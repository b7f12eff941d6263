import { getArticle } from '@venue/sdk/articles/admin';
import { articleRecord, articleRecordOf } from '@venue/sdk/articles/kind';
import { articleKind } from '@venue/sdk/articles/model';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { Versions } from '../../app/record/versions/Versions.tsx';
import { ArticleChanges } from './ArticleChanges.tsx';
import { ArticleColumns } from './ArticleColumns.tsx';
import { ArticleDetails } from './ArticleDetails.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { articlePaths, newsUrl } from './articles.paths.ts';

/** One article or news item: the editor with the decisions if the user may change it, otherwise read-only. */
export default function EditArticle() {
  return (
    <RecordPage
      kind={articleRecord}
      kindOf={articleRecordOf}
      get={getArticle}
      input={id => ({ id })}
      list={articlePaths.list}
      frame={(article, { crumbs }) =>
        article.articleKind === articleKind.news
          ? {
              crumbs: crumbs.map(crumb => (crumb.to === articlePaths.list.path ? { ...crumb, to: newsUrl } : crumb)),
            }
          : {}
      }
    >
      {article =>
        article.can.includes('edit') ? (
          <ArticleEditor article={article} />
        ) : (
          <ArticleColumns article={article} unsaved={false}>
            <Versions
              changes={article.approved && <ArticleChanges now={article} approved={article.approved} />}
              whole={<ArticleDetails article={article} />}
            />
          </ArticleColumns>
        )
      }
    </RecordPage>
  );
}

import { CssStyle, limitsOf } from '@venue/sdk';
import {
  addArticleCss,
  getArticle,
  removeArticleImage,
  saveArticle,
  setMainArticleImage,
  uploadArticleImage,
} from '@venue/sdk/articles/admin';
import { articleRecord, articleRecordOf } from '@venue/sdk/articles/kind';
import { AdminArticle, ArticleFields, articleCssScope, articleStatus } from '@venue/sdk/articles/model';
import { ArticlePhotos } from '@venue/shared-ui/areas/articles/ArticlePhotos.tsx';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { Panel, Panels } from '../../app/record/Panels.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { StylesField } from '../../app/styles/StylesField.tsx';
import { useStyledSave } from '../../app/styles/useStyledSave.ts';
import { ArticleChanges } from './ArticleChanges.tsx';
import { ArticleColumns } from './ArticleColumns.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';

const photoCalls = { getArticle, uploadArticleImage, removeArticleImage, setMainArticleImage };

const edited = versioned(z.extend(ArticleFields, { cssStyle: CssStyle }));
const { articleTitle, articleLead, articleText, articleAuthor, articleSourceUrl } = articleRecord.fields;

/**
 * The editor of an article. «Сохранить» saves its text and styles together; pictures are saved immediately. Typed
 * values are stored as a draft of the form. The decisions beside the form apply to the saved article.
 */
export function ArticleEditor({ article }: { article: AdminArticle }) {
  const { articleId, approved } = article;
  const kind = articleRecordOf(article);
  const upload = useSendEach(uploadArticleImage);
  const save = useStyledSave(kind, addArticleCss, saveArticle, articleId);
  const [tab, setTab] = useState('write');
  const draft = `admin.article.update:${articleId}`;
  const editing = useRecordForm({ kind, record: article, model: AdminArticle, ...edited, save, draft });
  const { dirtyFields } = editing.form.methods.formState;
  const tabs = [
    { name: 'write', label: articleText.label },
    { name: 'styles', label: articleRecord.fields.cssStyle.label },
    ...(approved ? [{ name: 'changes', label: 'Что изменилось' }] : []),
  ];
  return (
    <ArticleColumns article={article} unsaved={editing.dirty || editing.ahead} restore={editing.restore}>
      <RecordForm
        editing={editing}
        preview={typed => ({
          title: typed.articleTitle,
          sheet: <ArticlePreview article={{ ...article, ...typed }} />,
        })}
        {...(article.statusValue === articleStatus.published
          ? { unsaved: 'Есть несохранённые изменения. Читатели увидят их сразу' }
          : {})}
      >
        <Panels reveal={setTab}>
          <Tabs label="Разделы записи" tabs={tabs} chosen={tab} choose={setTab}>
            <Panel name="write" chosen={tab}>
              <Text name="articleTitle" label={articleTitle.label} maxLength={300} />
              <TextArea
                name="articleLead"
                label={articleLead.label}
                hint="Два-три предложения: они видны в&nbsp;списке и&nbsp;перед текстом"
                maxLength={1000}
              />
              <RichText
                name="articleText"
                label={articleText.label}
                placeholder="Начните писать или вставьте готовый текст"
                hint="Картинка из&nbsp;буфера или с&nbsp;диска встанет туда, где стоит курсор"
                imageLimits={limitsOf(uploadArticleImage)}
                uploadImage={async (file, how) => (await upload({ body: { file, articleId } }, how)).message}
              />
              <ArticlePhotos articleId={articleId} images={article.images} calls={photoCalls} />
              <Row>
                <Text
                  name="articleAuthor"
                  label={articleAuthor.label}
                  hint="Это имя увидят читатели"
                  maxLength={200}
                  optional
                />
                <Text
                  name="articleSourceUrl"
                  label={articleSourceUrl.label}
                  placeholder="example.ru/statya"
                  inputMode="url"
                  maxLength={500}
                  optional
                />
              </Row>
            </Panel>
            {(tab === 'styles' || dirtyFields.cssStyle === true) && (
              <Panel name="styles" chosen={tab}>
                <StylesField
                  kind={kind}
                  id={articleId}
                  css={addArticleCss}
                  scope={articleCssScope(articleId)}
                  text="articleText"
                />
              </Panel>
            )}
            {tab === 'changes' && approved && <ArticleChanges now={article} approved={approved} />}
          </Tabs>
        </Panels>
      </RecordForm>
    </ArticleColumns>
  );
}

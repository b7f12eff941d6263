import { limitsOf } from '@venue/sdk';
import { addArticleCss, uploadArticleImage } from '@venue/sdk/articles/admin';
import { articleRecord, newsRecord } from '@venue/sdk/articles/kind';
import { AdminArticle, articleCssScope, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRecordForm } from '../../app/record/useRecordForm.ts';
import { CssField } from '../../app/styles/CssField.tsx';
import { ArticleAside } from './ArticleAside.tsx';
import css from './ArticleEditor.module.css';
import { ArticlePast, type PastTab, pastTabs } from './ArticlePast.tsx';
import { ArticlePhotos } from './ArticlePhotos.tsx';
import { EditedArticle, editedOf } from './articleForm.ts';
import { Panels } from './Panels.tsx';
import { useSaveArticle } from './useSaveArticle.ts';
import { wordsOf } from './words.ts';

type Tab = 'write' | 'styles' | PastTab;

/**
 * Writes an article: words and styles are saved together by «Сохранить», pictures at once. What is typed is kept as a
 * draft of the form. Beside it stands what may be decided about what is saved.
 */
export function ArticleEditor({ article }: { article: AdminArticle }) {
  const { articleId, articleKind: kind, version } = article;
  const words = wordsOf(kind);
  const upload = useSendEach(uploadArticleImage);
  const save = useSaveArticle(kind);
  const [tab, setTab] = useState<Tab>('write');
  const { form, conflict } = useRecordForm({
    kind: kind === articleKind.news ? newsRecord : articleRecord,
    record: article,
    model: AdminArticle,
    schema: EditedArticle,
    valuesOf: editedOf,
    save,
    draft: `admin.article.update:${articleId}`,
  });
  // Read while drawing, or react-hook-form does not keep them for the submit.
  const { isDirty, dirtyFields } = form.methods.formState;
  const stylesOpen = tab === 'styles' || dirtyFields.cssStyle === true;

  return (
    <div className={css.columns} data-waits={article.can.includes('confirm') || undefined}>
      <div className={css.card}>
        <Form form={form} label={words.name}>
          <SaveKey />
          {conflict}
          <Panels reveal={panel => setTab(panel === 'styles' ? 'styles' : 'write')}>
            <Tabs
              label="Разделы записи"
              tabs={[{ name: 'write', label: 'Текст' }, { name: 'styles', label: 'Стили' }, ...pastTabs(article)]}
              chosen={tab}
              choose={setTab}
            >
              <div className={css.fields} data-panel="write" hidden={tab !== 'write'}>
                <Text name="articleTitle" label="Заголовок" maxLength={300} />
                <TextArea
                  name="articleLead"
                  label="Лид"
                  hint="Два-три предложения: они видны в&nbsp;списке и&nbsp;перед текстом"
                  maxLength={1000}
                />
                <RichText
                  name="articleText"
                  label="Текст"
                  placeholder="Начните писать или вставьте готовый текст"
                  hint="Картинка из&nbsp;буфера или с&nbsp;диска встанет туда, где стоит курсор"
                  imageLimits={limitsOf(uploadArticleImage)}
                  uploadImage={async (file, how) => (await upload({ body: { file, articleId } }, how)).message}
                />
                <ArticlePhotos articleId={articleId} images={article.images} />
                <Row>
                  <Text name="articleAuthor" label="Автор" hint="Это имя увидят читатели" maxLength={200} optional />
                  <Text
                    name="articleSourceUrl"
                    label="Ссылка на источник"
                    placeholder="example.ru/statya"
                    inputMode="url"
                    maxLength={500}
                    optional
                  />
                </Row>
              </div>
              {stylesOpen && (
                <div data-panel="styles" hidden={tab !== 'styles'}>
                  <ArticleStyles articleId={articleId} version={version} />
                </div>
              )}
              {(tab === 'changes' || tab === 'history') && (
                <div className={css.fields}>
                  <ArticlePast article={article} tab={tab} />
                </div>
              )}
            </Tabs>
          </Panels>
          <div className={css.buttons}>
            <SubmitButton size="medium">Сохранить</SubmitButton>
            <span className={css.soft}>
              {!isDirty
                ? 'Все изменения сохранены'
                : article.statusValue === articleStatus.published
                  ? 'Есть несохранённые изменения. Читатели увидят их сразу'
                  : 'Есть несохранённые изменения'}
            </span>
          </div>
        </Form>
      </div>
      <ArticleAside article={article} unsaved={isDirty} />
    </div>
  );
}

/** The styles of an article on the text as it is typed. */
function ArticleStyles({ articleId, version }: Pick<AdminArticle, 'articleId' | 'version'>) {
  const { client } = useApi();
  const text: unknown = useWatch({ name: 'articleText' });
  return (
    <CssField
      name="cssStyle"
      scope={articleCssScope(articleId)}
      look={async (cssStyle, signal) => {
        const body = { articleId, cssStyle, version, preview: true };
        return (await client.send(addArticleCss, { body }, { signal })).message.cssUrl;
      }}
    >
      {/* The server has not seen it yet. */}
      <Formatted html={oursOf(String(text))} />
    </CssField>
  );
}

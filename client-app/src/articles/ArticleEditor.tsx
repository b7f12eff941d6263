import { limitsOf } from '@venue/sdk';
import {
  getArticle,
  removeArticleImage,
  saveArticle,
  sendArticleForVerification,
  setMainArticleImage,
  uploadArticleImage,
} from '@venue/sdk/articles';
import { articleRecordOf } from '@venue/sdk/articles/kind';
import { Article, ArticleSave } from '@venue/sdk/articles/model';
import { ArticlePhotos } from '@venue/shared-ui/areas/articles/ArticlePhotos.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { useRef, useState } from 'react';
import editor from '../app/records/Editor.module.css';
import css from './ArticleEditor.module.css';
import { ArticlePreview } from './ArticlePreview.tsx';
import { valuesOf } from './articleForm.ts';

const photoCalls = { getArticle, uploadArticleImage, removeArticleImage, setMainArticleImage };

const tabs = [
  { name: 'write', label: 'Текст' },
  { name: 'look', label: 'Предпросмотр' },
] as const;

/**
 * The editor of an article. Unsaved text is kept as a form draft, «Сохранить» saves the article itself; pictures are
 * attached as soon as they are uploaded.
 */
export function ArticleEditor({ article }: { article: Article }) {
  const { articleId } = article;
  const { noun, texts, fields } = articleRecordOf(article);
  const save = useSend(saveArticle, texts.update);
  const ask = useSend(sendArticleForVerification, texts.send);
  const upload = useSendEach(uploadArticleImage);
  const { attempt, note } = useConflict({ schema: Article, what: noun.acc, fields, valuesOf });
  const [tab, setTab] = useState<(typeof tabs)[number]['name']>('write');
  // Which of the two buttons sent the form.
  const sending = useRef(false);

  const form = useForm({
    schema: ArticleSave,
    from: valuesOf(article),
    draft: `article.update:${articleId}`,
    submit: async (values, current) => {
      if (current.methods.formState.isDirty) {
        const reply = await attempt(current, values, (body, handles) => save.send({ body }, { handles }));
        if (!reply) return;
        current.markSaved(valuesOf(reply.message));
      } else if (!sending.current) notify.info('Все изменения уже сохранены');
      if (sending.current) await ask.send({ body: { articleId } }, { handles: current.setServerErrors, covers: true });
    },
  });
  // Must be read during render, or react-hook-form does not track it for the submit.
  const dirty = form.methods.formState.isDirty;
  const wants = (send: boolean) => () => {
    sending.current = send;
    // Validation errors are shown beside the fields of this tab.
    setTab('write');
  };
  return (
    <div className={editor.card}>
      <Form form={form} label="Статья">
        {note}
        <div>
          <Tabs label="Вид" tabs={tabs} chosen={tab} choose={setTab} width="equal">
            <div className={css.fields} hidden={tab !== 'write'}>
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
                hint="Фото из&nbsp;буфера или с&nbsp;диска встанет туда, где стоит курсор"
                imageLimits={limitsOf(uploadArticleImage)}
                uploadImage={async (file, how) => (await upload({ body: { file, articleId } }, how)).message}
              />
              <ArticlePhotos articleId={articleId} images={article.images} calls={photoCalls} />
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
            {tab === 'look' && <ArticlePreview article={article} />}
          </Tabs>
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="outlined" aria-disabled={form.busy || undefined} onClick={wants(false)}>
            Сохранить
          </Button>
          <span className={editor.press} onClickCapture={wants(true)}>
            <SubmitButton size="medium" busy={ask.busy}>
              Отправить на&nbsp;проверку
            </SubmitButton>
          </span>
          <SoftText as="span" size="small">
            {dirty ? 'Есть несохранённые изменения' : 'Все изменения сохранены'}
          </SoftText>
        </div>
      </Form>
    </div>
  );
}
